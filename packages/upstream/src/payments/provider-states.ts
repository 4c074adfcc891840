import { Refusal } from '@layover/server-kit/environment/variable'

/** What a payment is to this server. PENDING: decided by nobody yet, so money may still move. */
const standings = ['CAPTURED', 'REJECTED', 'PENDING'] as const
type Standing = (typeof standings)[number]

/** This server's standing for each of the provider's words. Any other word decides nothing. */
export type ProviderStates = ReadonlyMap<string, Standing>

const PAIR = /^(\w+)=([\w.-]{1,64})$/

function isStanding(word: string): word is Standing {
  return standings.some((standing) => standing === word)
}

/**
 * Parses pairs such as `CAPTURED=PAID`: a standing, then the provider's word for it. A standing may have several words.
 * Without a word for CAPTURED or REJECTED no payment would ever be decided so.
 */
export function parseProviderStates(given: string): ProviderStates | Refusal {
  const pairs = given.split(',').map((part) => {
    const [, standing = '', word = ''] = PAIR.exec(part.trim()) ?? []
    return { standing, word }
  })
  const words = pairs.map(({ word }) => word)
  const faults = pairs.flatMap(({ standing, word }, index) => {
    if (word === '') return [`pair ${index + 1} is not of the form CAPTURED=PAID`]
    if (!isStanding(standing)) return [`${standing} is none of ${standings.join(', ')}`]
    return words.indexOf(word) < index ? [`${word} is given twice`] : []
  })
  if (faults.length > 0) return new Refusal(...faults)
  const states = new Map(
    pairs.flatMap(({ standing, word }) => (isStanding(standing) ? [[word, standing]] : [])),
  )
  const known = new Set(states.values())
  const missing = (['CAPTURED', 'REJECTED'] as const).filter((standing) => !known.has(standing))
  return missing.length > 0 ? new Refusal(`expected a word for ${missing.join(' and ')}`) : states
}

/** An answer about payments with this server's standings in the place of the provider's words. */
export function withStandings(body: unknown, states: ProviderStates): unknown {
  if (!isRecord(body)) return body
  const { status, payments } = body
  const list = Array.isArray(payments) && { payments: payments.map((each) => withStandings(each, states)) }
  return { ...body, ...(typeof status === 'string' && { status: standingOf(status, states) }), ...list }
}

/** An unknown word stays as it is, unless it would pass for a standing. */
function standingOf(word: string, states: ProviderStates): string | undefined {
  return states.get(word) ?? (isStanding(word) ? undefined : word)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
