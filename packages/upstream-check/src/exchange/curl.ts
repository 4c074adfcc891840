import { withFreshMailboxes } from '../run/mailbox.ts'
import type { Wire } from './send.ts'

/** Fields whose values are secrets in any place. */
const SECRET = /("(?:token|payload|password|key)"\s*:\s*)"(?:[^"\\]|\\.)*"/g

/** A body with its secrets hidden, and else as it was sent: what is wrong with it may be how it is written. */
const hideSecrets = (text: string) => text.replaceAll(SECRET, '$1"***"')

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`

const LONGEST_BODY = 2000

const FRESH = '$(uuidgen)'

/**
 * The line that sends requests of one key, in turn or at once, as they were sent: what differs shows only in the second answer.
 */
export function withOneKey(lines: readonly string[], isAtOnce = false): string {
  const sent = lines.join(isAtOnce ? ' & ' : '; ').replaceAll(FRESH, '$ID')
  return `ID=${FRESH}; ${sent}${isAtOnce ? '; wait' : ''}`
}

/**
 * The line that repeats a request, and shows status and headers of the answer too, with a line break after it. The user's
 * own headers are named without their values, and each run of the line makes a fresh Idempotency-Key, since a used one would
 * get the former answer. So are the addresses that the check made, and two runs show the same line.
 */
export function curlOf(wire: Wire, ownHeaders: readonly string[]): string {
  const own = new Set(ownHeaders.map((name) => name.toLowerCase()))
  const headers = Object.entries(wire.headers)
    .filter(([name]) => !['content-length', 'user-agent', 'accept'].includes(name))
    .map(([name, value]) => {
      if (name === 'idempotency-key') return `-H "idempotency-key: ${FRESH}"`
      return `-H ${quoted(`${name}: ${own.has(name) ? '***' : value}`)}`
    })
  const body = wire.body === undefined ? '' : hideSecrets(wire.body.toString())
  const shown = body.length > LONGEST_BODY ? `${body.slice(0, LONGEST_BODY)}…` : body
  const data = wire.body === undefined ? [] : [`--data ${withFreshMailboxes(quoted(shown), FRESH)}`]
  return [String.raw`curl -sSi -w '\n'`, quoted(wire.url.href), ...headers, ...data].join(' ')
}
