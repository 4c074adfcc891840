import { checkEmail } from '@layover/rules/email'
import { addressesIn } from '../domain/addresses-in.ts'
import { type DeskFilter, type DeskState, deskStates } from '../store/repositories/desk-orders.ts'
import { parseWords } from '../terminal/parse-words.ts'

/** What the command is to do. */
export type Options =
  | { readonly kind: 'help' }
  | { readonly kind: 'wrong'; readonly fault: string }
  | { readonly kind: 'list'; readonly filter: DeskFilter; readonly people: boolean; readonly json: boolean }
  | { readonly kind: 'show'; readonly reference: string; readonly people: boolean; readonly json: boolean }
  | { readonly kind: 'reconcile'; readonly day: string | undefined; readonly json: boolean }
  | ({ readonly kind: 'settle' | 'refund'; readonly reference: string; readonly attempt?: number } & Signed)
  | ({ readonly kind: 'resend'; readonly reference: string; readonly to?: string } & Signed)
  | ({ readonly kind: 'revive' } & Signed)

/** By whom and why, and whether it is to be done. */
export interface Signed {
  readonly by: string | undefined
  readonly reason: string
  readonly isSure: boolean
}

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const all = {
  help: flag,
  yes: flag,
  reason: text,
  by: text,
  attempt: text,
  to: text,
  'given-up': flag,
  state: text,
  since: text,
  until: text,
  reference: text,
  email: text,
  limit: text,
  people: flag,
  json: flag,
  day: text,
} as const
type Name = keyof typeof all
type Given = Partial<Record<Name, string | boolean>>

/** The options of each act beside its reference. */
const allowed: Readonly<Record<string, readonly Name[]>> = {
  list: ['state', 'since', 'until', 'reference', 'email', 'limit', 'people', 'json'],
  show: ['people', 'json'],
  settle: ['reason', 'by', 'attempt', 'yes'],
  refund: ['reason', 'by', 'attempt', 'yes'],
  resend: ['reason', 'by', 'to', 'given-up', 'yes'],
  reconcile: ['day', 'json'],
}

/** Why words are no command. */
class Wrong extends Error {}

/** Reads the words behind the command's name. @param today YYYY-MM-DD by UTC: later days hold nothing */
export function parseOptions(words: readonly string[], today: string): Options {
  try {
    const { values, positionals } = parseWords(words, {
      options: all,
      allowPositionals: true,
    })
    return values.help === true || words.length === 0 ? { kind: 'help' } : chosen(positionals, values, today)
  } catch (error) {
    return { kind: 'wrong', fault: error instanceof Error ? error.message : String(error) }
  }
}

function chosen([act = '', ...rest]: readonly string[], given: Given, today: string): Options {
  const names = allowed[act]
  if (names === undefined) throw new Wrong(`expected one of ${Object.keys(allowed).join(', ')}`)
  for (const name of Object.keys(given))
    if (!names.some((each) => each === name)) throw new Wrong(`--${name} does not belong to ${act}`)
  if (act === 'list') return { kind: 'list', filter: filterOf(given), ...views(none(rest, given)) }
  if (act === 'reconcile')
    return { kind: 'reconcile', day: dayOf(given.day, today), json: none(rest, given).json === true }
  if (act === 'resend' && given['given-up'] === true) return { kind: 'revive', ...signed(none(rest, given)) }
  const reference = referenceOf(rest)
  if (act === 'show') return { kind: 'show', reference, ...views(given) }
  if (act === 'resend') return { kind: 'resend', reference, ...addressOf(given.to), ...signed(given) }
  const kind = act === 'settle' ? 'settle' : 'refund'
  return { kind, reference, ...attemptOf(given.attempt), ...signed(given) }
}

function none(rest: readonly string[], given: Given): Given {
  if (rest.length > 0) throw new Wrong('expected no reference here')
  return given
}

const views = ({ people, json }: Given) => ({ people: people === true, json: json === true })

/** A reference as it is typed: in any case, with or without its hyphen. */
function referenceOf([given, ...more]: readonly string[]): string {
  const [, start, end] = /^(LV[0-9A-Z]{2})-?([0-9A-Z]{4})$/.exec(given?.toUpperCase() ?? '') ?? []
  if (start === undefined || end === undefined || more.length > 0)
    throw new Wrong('expected one booking reference, such as LV7K-29QD')
  return `${start}-${end}`
}

function signed({ reason, by, yes }: Given): Signed {
  const why = lineOf(reason, 200)
  if (why === undefined) throw new Wrong('--reason: expected 1 to 200 characters in one line')
  const who = by === undefined ? undefined : lineOf(by, 64)
  if (by !== undefined && who === undefined) throw new Wrong('--by: expected 1 to 64 characters in one line')
  if (addressesIn(`${why} ${who ?? ''}`).size > 0)
    throw new Wrong('--reason and --by: expected no email address, since the record of acts names no visitor')
  return { by: who, reason: why, isSure: yes === true }
}

function lineOf(given: Given[Name], longest: number): string | undefined {
  const line = typeof given === 'string' ? given.trim() : ''
  return line !== '' && line.length <= longest && !/\p{C}/u.test(line) ? line : undefined
}

function attemptOf(given: Given[Name]): { attempt?: number } {
  if (given === undefined) return {}
  if (!/^[1-9]\d{0,2}$/.test(String(given))) throw new Wrong('--attempt: expected a number from 1 on')
  return { attempt: Number(given) }
}

function addressOf(given: Given[Name]): { to?: string } {
  if (given === undefined) return {}
  const checked = checkEmail(String(given))
  if (!checked.ok) throw new Wrong('--to: expected an email address')
  return { to: checked.value }
}

function dayOf(given: Given[Name], today: string): string | undefined {
  if (given === undefined) return undefined
  const day = String(given)
  if (instantOf(day) === undefined || day.length !== 10) throw new Wrong('--day: expected YYYY-MM-DD')
  if (day > today) throw new Wrong(`--day: ${day} has not begun yet by UTC`)
  return day
}

function filterOf({ state, since, until, reference, email, limit = '50' }: Given): DeskFilter {
  const count = /^\d{1,3}$/.test(String(limit)) ? Number(limit) : 0
  if (count < 1 || count > 500) throw new Wrong('--limit: expected a number from 1 to 500')
  const [start, address] = [reference, email].map((given) =>
    given === undefined ? undefined : String(given).trim(),
  )
  if (start === '') throw new Wrong('--reference: expected the beginning of a reference')
  if (address === '') throw new Wrong('--email: expected an email address')
  return {
    limit: count,
    ...(state !== undefined && { states: statesOf(String(state)) }),
    ...(since !== undefined && { since: timeOf('since', since) }),
    ...(until !== undefined && { until: timeOf('until', until) }),
    ...(start !== undefined && { reference: start.toUpperCase() }),
    ...(address !== undefined && { email: address.toLowerCase() }),
  }
}

function statesOf(given: string): DeskState[] {
  return given.split(',').map((word) => {
    const state = deskStates.find((each) => each === word.trim().toLowerCase())
    if (state === undefined) throw new Wrong(`--state: expected some of ${deskStates.join(', ')}`)
    return state
  })
}

function timeOf(name: string, given: Given[Name]): Date {
  const instant = instantOf(String(given))
  if (instant === undefined)
    throw new Wrong(`--${name}: expected YYYY-MM-DD, or an instant such as 2026-11-21T12:00:00Z`)
  return instant
}

function instantOf(given: string): Date | undefined {
  if (!/^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?Z)?$/.test(given)) return undefined
  const instant = new Date(given)
  // A 31st of February would become a day of March.
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(given.slice(0, 10))
    ? instant
    : undefined
}
