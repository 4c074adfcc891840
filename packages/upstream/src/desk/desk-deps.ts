import type { SigningKeys } from '../domain/signatures.ts'
import type { SettleDeps } from '../orders/pay/settling.ts'
import type { CardLedger } from '../payments/card-ledger.ts'
import type { CardProvider } from '../payments/card-provider.ts'
import type { OrderRow } from '../store/database/rows/orders.ts'
import type { AttemptRow } from '../store/database/rows/payments.ts'

/** What acts of the desk need. */
export interface DeskDeps extends SettleDeps {
  readonly provider: Pick<CardProvider, 'find'>
  readonly ledger: CardLedger
  readonly signingKeys: SigningKeys
  readonly paymentGraceMs: number
}

/** An act on an order, by whom and why. Neither name nor reason has personal data of visitors (P582). */
export interface Act {
  readonly order: OrderRow
  readonly by: string
  readonly reason: string
  /** Without it nothing is changed. */
  readonly isSure: boolean
}

/** An act that may concern one attempt of several. */
export interface AttemptAct extends Act {
  readonly attempt?: number | undefined
}

/**
 * How an act ended. `done`: it was done, or would be. `blocked`: the order is in its way. `provider`: the card provider
 * gave no answer that decides, and a repeat goes on.
 */
export interface Report {
  readonly ended: 'done' | 'blocked' | 'provider'
  readonly says: string
}

export const blocked = (says: string): Report => ({ ended: 'blocked', says })
export const done = (says: string): Report => ({ ended: 'done', says })
export const providerFailed = (says: string): Report => ({ ended: 'provider', says })

/** The row of an act. */
export function actRow(
  { order, by, reason }: Act,
  act: 'settle' | 'refund' | 'resend',
  { attempt, result, now }: { readonly attempt?: number; readonly result: string; readonly now: Date },
) {
  const rest = { attempt: attempt ?? null, reason, result }
  return { acted_at: now, acted_by: by, act, order_no: order.order_no, ...rest }
}

/** The attempt that an act is about: the named one, or the only one that it can be about. */
export function chooseAttempt(
  candidates: readonly AttemptRow[],
  named: number | undefined,
  what: string,
): AttemptRow | Report {
  const chosen = named === undefined ? candidates : candidates.filter(({ attempt }) => attempt === named)
  const [first] = chosen
  if (first === undefined)
    return blocked(named === undefined ? `there is no ${what}` : `attempt ${named} is no ${what}`)
  if (chosen.length === 1) return first
  const list = chosen.map(({ attempt, outcome }) => `${attempt} (${outcome ?? 'unsettled'})`).join(', ')
  return blocked(`several attempts may be meant; name one by --attempt: ${list}`)
}
