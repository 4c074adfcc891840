import { errorCodes } from '@layover/contracts'

/**
 * What a reply means for the attempt to pay. `NOT_CHARGED`: the card's details were refused, before a bank saw them.
 * `UNAVAILABLE`: the fault is not the card's, and certainly nothing was charged. `UNKNOWN`: money may have moved.
 */
type Outcome = 'CAPTURED' | 'REJECTED' | 'NOT_CHARGED' | 'UNAVAILABLE' | 'UNKNOWN'

interface ReplyRow {
  /** What the provider did, in words for operators. */
  readonly reply: string
  /** Absent for a reply that is no outcome of a charge. */
  readonly outcome?: Outcome
  /** What the visitor of a charge reads. */
  readonly visitor: string
  /** The level of the line in the log; absent for none. */
  readonly log?: 'error' | 'warn'
  /** What it shows the breaker: a decline never opens it. */
  readonly breaker: 'fine' | 'fault' | 'nothing'
  /** The alert that counts it. */
  readonly alert?: string
}

const CARDS_DOWN = errorCodes.PROVIDER_UNAVAILABLE
const DECLINED = 'The payment was unsuccessful, with the reason'
const CHECKING = 'We are checking your payment'

const unavailable = { outcome: 'UNAVAILABLE', visitor: CARDS_DOWN, log: 'error' } as const
const misconfigured = { ...unavailable, breaker: 'fault', alert: 'LayoverProviderRefusesUs' } as const
const outOfReach = { ...unavailable, breaker: 'fault', alert: 'LayoverProviderOutOfReach' } as const
const uncertain = { outcome: 'UNKNOWN', visitor: CHECKING, log: 'warn', breaker: 'fault' } as const

/**
 * Every reply of the card provider and all that follows from it (P371 to P373). Its names are the values of the label
 * `reply`. Only what proves that nothing was charged is UNAVAILABLE: the provider documents that a 4xx charged nothing,
 * and without a connection nothing was sent.
 */
const providerReplies = {
  captured: {
    reply: '201 with a payment that is CAPTURED',
    outcome: 'CAPTURED',
    visitor: 'You are booked',
    breaker: 'fine',
  },
  rejected: {
    reply: '201 with a payment that is REJECTED',
    outcome: 'REJECTED',
    visitor: DECLINED,
    breaker: 'fine',
  },
  card_refused: {
    reply: '400 whose fault names the card, its token, session or ciphertext',
    outcome: 'NOT_CHARGED',
    visitor: DECLINED,
    breaker: 'fine',
  },
  answered: { reply: '200 or 201 with a session or a list of payments', visitor: '', breaker: 'fine' },
  unauthorized: { reply: '401: our credentials are wrong or have expired', ...misconfigured },
  forbidden: { reply: '403: our credentials are for another merchant', ...misconfigured },
  not_found: { reply: '404: the address is not the provider’s', ...misconfigured },
  request_refused: {
    reply: 'another 4xx in the provider’s form, which does not name the card',
    ...misconfigured,
    // A visitor's token may have caused it, and no visitor may end the payments of all others.
    breaker: 'nothing',
  },
  too_many_requests: { reply: '429', ...outOfReach },
  no_connection: {
    reply: 'no connection: refused, no such host, no route, no valid certificate',
    ...outOfReach,
  },
  breaker_open: {
    reply: 'not called: the breaker is open',
    outcome: 'UNAVAILABLE',
    visitor: CARDS_DOWN,
    breaker: 'nothing',
    alert: 'LayoverProviderOutOfReach',
  },
  timed_out: { reply: 'none in time', ...uncertain, alert: 'LayoverProviderUncertain' },
  broken: { reply: 'a connection that broke', ...uncertain, alert: 'LayoverProviderUncertain' },
  server_error: { reply: '5xx, a charge twice', ...uncertain, alert: 'LayoverProviderUncertain' },
  unreadable: {
    reply:
      'anything else: a redirect, no JSON, no payment, one of another reference, a 4xx in no form of the provider’s',
    ...uncertain,
    alert: 'LayoverProviderUncertain',
  },
  pending: {
    reply: '201 with a payment that is not decided yet, by a word of `CARD_PROVIDER_STATES`',
    outcome: 'UNKNOWN',
    visitor: CHECKING,
    breaker: 'fine',
  },
  in_progress: {
    reply: '408 or 409: the first request with this key may still run',
    ...uncertain,
    breaker: 'nothing',
  },
} as const satisfies Readonly<Record<string, ReplyRow>>

export type ReplyName = keyof typeof providerReplies

type ReplyOf<O extends Outcome> = {
  [Name in ReplyName]: (typeof providerReplies)[Name] extends { readonly outcome: O } ? Name : never
}[ReplyName]

/** Replies that prove that nothing was charged and say nothing about the card. */
export type UnavailableReply = ReplyOf<'UNAVAILABLE'>

export function isUnavailable(name: ReplyName): name is UnavailableReply {
  const row: ReplyRow = providerReplies[name]
  return row.outcome === 'UNAVAILABLE'
}

/** A row as code reads it. */
export function replyRow(name: ReplyName): ReplyRow {
  return providerReplies[name]
}

export const replyNames = Object.keys(providerReplies).filter(
  (name): name is ReplyName => name in providerReplies,
)
