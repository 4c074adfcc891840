import { perRequestHeaders } from '@layover/contracts'

/** Headers of each request's own, or of its connection, in order. */
export const ownHeaders = [...perRequestHeaders, 'accept', 'accept-language', 'idempotency-key'].sort()

/** A scheme without its credentials: what `"authorization: Bearer $TOKEN"` is where the variable is empty. */
const NO_CREDENTIALS = /^(?:basic|bearer)\s*$/i

/** Reads the headers of every request. A fault repeats no value. */
export function readHeaders(
  lines: readonly string[],
  wrong: (fault: string) => never,
): Record<string, string> {
  const headers = new Map<string, string>()
  for (const line of lines) {
    const [, given, value = ''] =
      /^([!#$%&'*+.^_`|~0-9A-Za-z-]+):\s*([\t\x20-\x7e\x80-\xff]*)$/.exec(line) ?? []
    const name = given?.toLowerCase()
    if (name === undefined) return wrong("--header is written 'name: value'")
    if (ownHeaders.includes(name)) wrong(`--header: ${name} belongs to each request or its connection`)
    if (headers.has(name)) wrong(`--header: ${name} is given twice`)
    if (value === '' || (name.endsWith('authorization') && NO_CREDENTIALS.test(value)))
      wrong(`--header: ${name} has no value: is a variable empty?`)
    headers.set(name, value)
  }
  return Object.fromEntries(headers)
}
