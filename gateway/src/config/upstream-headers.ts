import { Refusal } from '@layover/server-kit/environment/variable'

/** Headers of each request's own, of its connection, or of one visitor: one value for all requests would be wrong. */
const OWN = new Set([
  'accept',
  'accept-encoding',
  'accept-language',
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'cookie',
  'expect',
  'host',
  'idempotency-key',
  'keep-alive',
  'proxy-connection',
  'range',
  'te',
  'traceparent',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'x-request-id',
])

const LINE = /^([\w!#$%&'*+.^`|~-]+):[ \t]*([\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?)[ \t]*$/

function faultOf(name: string | undefined, position: number): string[] {
  if (name === undefined) return [`line ${position} is no header such as Name: value`]
  if (OWN.has(name) || name.startsWith('layover-')) return [`the gateway itself sets ${name}`]
  return []
}

/**
 * Parses headers for every request to the provider, one a line. A refusal never repeats a value.
 *
 * @returns name, value, name, value
 */
export function parseUpstreamHeaders(text: string): readonly string[] | Refusal {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  const headers = lines.map((line) => {
    const [, name, value = ''] = LINE.exec(line) ?? []
    return { name: name?.toLowerCase(), value }
  })
  const names = headers.flatMap(({ name }) => name ?? [])
  const faults = headers.flatMap(({ name }, index) => faultOf(name, index + 1))
  const twice = names.filter((name, index) => names.indexOf(name) !== index)
  faults.push(...new Set(twice.map((name) => `${name} is given twice`)))
  return faults.length > 0 ? new Refusal(...faults) : headers.flatMap(({ name = '', value }) => [name, value])
}
