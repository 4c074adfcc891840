import http from 'node:http'

/** The error of an answer that Node's parser of HTTP does not take. */
interface ParseError {
  readonly code: string
  readonly reason?: string
  readonly rawPacket?: Buffer
}

/** The first byte of an alert of TLS, with which a server answers plain HTTP. */
const TLS_ALERT = 0x15

/** Another protocol, or HTTP with a fault in it, which a server that works otherwise may have. */
export function httpFaultOf(
  { code, reason = code, rawPacket }: ParseError,
  hasBegun: boolean,
): ['badHttp' | 'notHttp', string] {
  if (code === 'HPE_HEADER_OVERFLOW')
    return ['badHttp', `headers of more than ${http.maxHeaderSize / 1024} KB`]
  if (code !== 'HPE_INVALID_CONSTANT') return ['badHttp', `a fault in its HTTP: ${reason}`]
  // The parser says this of another protocol, and of bytes behind an answer, where it looks for the next one.
  if (hasBegun) return ['badHttp', 'more bytes than its Content-Length']
  const isTls = rawPacket?.[0] === TLS_ALERT
  return ['notHttp', isTls ? 'it speaks TLS, so write https in its address' : 'something that is not HTTP']
}
