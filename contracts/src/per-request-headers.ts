/** Headers that belong to one request or its connection, in lower case: no setting gives one value of them to all requests. */
export const perRequestHeaders = [
  'accept-encoding',
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'expect',
  'host',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]
