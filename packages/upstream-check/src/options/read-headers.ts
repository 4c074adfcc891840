/** Headers of each request's own, or of its connection. */
const OWN = new Set([
  'accept',
  'accept-encoding',
  'accept-language',
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'expect',
  'host',
  'idempotency-key',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

/** Reads the headers of every request. A fault repeats no value. */
export function readHeaders(
  lines: readonly string[],
  wrong: (fault: string) => never,
): Record<string, string> {
  const entries = lines.map((line): [string, string] => {
    const [, given, value = ''] =
      /^([!#$%&'*+.^_`|~0-9A-Za-z-]+):\s*([\t\x20-\x7e\x80-\xff]*)$/.exec(line) ?? []
    const name = given?.toLowerCase()
    if (name === undefined) return wrong("--header is written 'name: value'")
    return OWN.has(name)
      ? wrong(`--header: ${name} belongs to each request or its connection`)
      : [name, value]
  })
  return Object.fromEntries(entries)
}
