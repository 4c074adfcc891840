import { amountText } from '../domain/amount-text.ts'
import type { LedgerRefund } from '../payments/card-ledger.ts'
import type { AttemptRow, RefundRow } from '../store/database/rows/payments.ts'
import {
  type AttemptAct,
  actRow,
  blocked,
  chooseAttempt,
  type DeskDeps,
  done,
  providerFailed,
  type Report,
} from './desk-deps.ts'
import { finishRefund } from './finish-refund.ts'
import { otherSumText, refundMade } from './refund-made.ts'

type Intent = Omit<RefundRow, 'refund_id' | 'refunded_at'>

/**
 * Gives a captured amount back, once (P583): the intent is written first, its name is the provider's idempotence key, then
 * the provider is called, then its answer is written. A run that stopped anywhere is finished by the next one, which first
 * looks whether the provider has the refund.
 */
export async function refundOrder(deps: DeskDeps, act: AttemptAct): Promise<Report> {
  const { order } = act
  const attempts = await deps.store.read.paymentAttempts.listOf(order.order_no)
  const refunds = await deps.store.read.refunds.listOf(order.order_no)
  const ended = refunds.find(
    ({ attempt, refunded_at: at }) => at !== null && (act.attempt === undefined || attempt === act.attempt),
  )
  const isEnded = ({ attempt }: AttemptRow) =>
    refunds.some((refund) => refund.attempt === attempt && refund.refunded_at !== null)
  const candidates = attempts.filter((each) => mayBeRefunded(each, act.attempt) && !isEnded(each))
  if (candidates.length === 0 && ended !== undefined) return blocked(endedText(ended))
  const row = chooseAttempt(candidates, act.attempt, 'captured payment to refund')
  if ('ended' in row) return row
  const begun = refunds.find(({ attempt }) => attempt === row.attempt)
  const intent = begun ?? (await intentOf(deps, row))
  if ('ended' in intent) return intent
  const { provider_payment_id: written } = row
  if (written !== null && written !== intent.provider_payment_id)
    return blocked(
      `the card provider names ${intent.provider_payment_id} as the capture of attempt ${row.attempt}, and ${written} is written here: see there what each of them is`,
    )
  return await refundBy(deps, act, row, intent)
}

/** Money that a person has handled goes back only where its attempt is named. */
function mayBeRefunded({ outcome, handled_at: handledAt, attempt }: AttemptRow, named?: number): boolean {
  if (outcome === 'CAPTURED') return true
  const isWithoutOrder = outcome === 'AMOUNT_MISMATCH' || outcome === 'SURPLUS_CAPTURE'
  return isWithoutOrder && (handledAt === null || attempt === named)
}

function endedText({ attempt, amount_minor: minor, currency, refund_id: id }: RefundRow): string {
  return `${amountText(minor, currency)} of attempt ${attempt} were given back already (${id})`
}

/** What is to be given back: what the provider says it captured, which may not be the price. */
async function intentOf({ provider, now }: DeskDeps, row: AttemptRow): Promise<Intent | Report> {
  const { attempt, order_no, merchant_reference: reference } = row
  const found = await provider.find(reference)
  if (found.outcome === 'UNKNOWN')
    return providerFailed(
      `the card provider gives no answer about attempt ${attempt} (${found.reply}); nothing was changed`,
    )
  if (found.outcome !== 'CAPTURED' || found.paymentId === undefined)
    return blocked(`the card provider has no capture of attempt ${attempt}`)
  return {
    merchant_reference: `${reference}.refund`,
    order_no,
    attempt,
    provider_payment_id: found.paymentId,
    amount_minor: found.amountMinor,
    currency: found.currency,
    asked_at: now(),
  }
}

async function refundBy(deps: DeskDeps, act: AttemptAct, row: AttemptRow, intent: Intent): Promise<Report> {
  const booked = await deps.ledger.refundsOf(intent.provider_payment_id)
  if (booked.outcome !== 'LISTED')
    return providerFailed(
      `the card provider does not say what was given back of attempt ${row.attempt} (${booked.reply}); nothing was changed`,
    )
  const made = refundMade(booked.items, intent)
  if (made === 'other') return blocked(otherSumText(booked.items, intent))
  if (!act.isSure) return done(planText(row, intent, made))
  if (made !== undefined)
    return await finishRefund(deps, act, row, { intent, refundId: made.refundId, madeAt: made.createdAt })
  return await callProvider(deps, act, row, intent)
}

async function callProvider(
  deps: DeskDeps,
  act: AttemptAct,
  row: AttemptRow,
  intent: Intent,
): Promise<Report> {
  const { store, ledger } = deps
  await store.read.refunds.intend(intent)
  const result = await ledger.refund({
    paymentId: intent.provider_payment_id,
    amountMinor: intent.amount_minor,
    currency: intent.currency,
    merchantReference: intent.merchant_reference,
  })
  if (result.outcome === 'REFUNDED')
    return await finishRefund(deps, act, row, {
      intent,
      refundId: result.refund.refundId,
      madeAt: result.refund.createdAt,
    })
  if (result.outcome === 'REFUSED')
    return await endRefused(deps, act, row, { intent, reasonCode: result.reasonCode })
  const what =
    result.outcome === 'UNAVAILABLE'
      ? 'nothing was given back'
      : 'it is not known whether the money went back'
  return providerFailed(
    `the card provider did not answer (${result.reply}): ${what}; run the same command again, which is safe`,
  )
}

/**
 * Takes a refused intent back only where the provider's books have no such refund: a provider may refuse the repeat of a
 * refund that it has made for a run beside this one, which may still have to write it.
 */
async function endRefused(
  deps: DeskDeps,
  act: AttemptAct,
  row: AttemptRow,
  { intent, reasonCode }: { readonly intent: Intent; readonly reasonCode: string },
): Promise<Report> {
  const { attempt, order_no: orderNo } = row
  const booked = await deps.ledger.refundsOf(intent.provider_payment_id)
  if (booked.outcome !== 'LISTED')
    return providerFailed(
      `the card provider refuses the refund: ${reasonCode}, and does not say what was given back (${booked.reply}); run the same command again, which is safe`,
    )
  const made = refundMade(booked.items, intent)
  if (made !== undefined && made !== 'other')
    return await finishRefund(deps, act, row, { intent, refundId: made.refundId, madeAt: made.createdAt })
  const standing = await deps.store.transaction(async ({ refunds, orderActs }) => {
    await refunds.withdraw(intent.merchant_reference)
    const written = await refunds.find(orderNo, attempt)
    const result = `refused: ${reasonCode}`
    if (written === undefined)
      await orderActs.add(actRow(act, 'refund', { attempt, result, now: deps.now() }))
    return written
  })
  if (standing !== undefined) return blocked(endedText(standing))
  const why = `the card provider refuses the refund: ${reasonCode}`
  return blocked(
    made === undefined ? `${why}; nothing was given back` : `${why}; ${otherSumText(booked.items, intent)}`,
  )
}

function planText(row: AttemptRow, intent: Intent, made: LedgerRefund | undefined): string {
  const amount = amountText(intent.amount_minor, intent.currency)
  const money = `${amount} of attempt ${row.attempt} (${intent.provider_payment_id})`
  const first =
    made === undefined
      ? `Would give ${money} back at the card provider`
      : `The card provider has given ${money} back already (${made.refundId}). Would write that`
  const then =
    row.outcome === 'CAPTURED'
      ? 'cancel the order, free its places and the use of its code, and mail its buyer.'
      : `mark the ${row.outcome} as handled, and mail its buyer.`
  return `${first}, ${then}`
}
