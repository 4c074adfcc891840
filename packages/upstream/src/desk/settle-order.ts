import { amountText } from '../domain/amount-text.ts'
import { GIVEN_UP } from '../domain/given-up.ts'
import { foundOutcome } from '../orders/pay/found-outcome.ts'
import { settlePayment } from '../orders/pay/settle-payment.ts'
import type { DecidedPayment, NothingCharged } from '../payments/card-provider.ts'
import type { AttemptRow } from '../store/database/rows/payments.ts'
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

/**
 * Settles what waits for a person (P582): a payment without an outcome, or one that was given up, by the provider's answer
 * and as the recovery does; money that paid no order by marking it as handled. A named
 * attempt may also be a declined or unavailable one, of which the provider may have a capture all the same. No outcome is
 * ever made up.
 */
export async function settleOrder(deps: DeskDeps, act: AttemptAct): Promise<Report> {
  const attempts = await deps.store.read.paymentAttempts.listOf(act.order.order_no)
  const waiting = attempts.filter(needsPerson)
  const candidates = waiting.length > 0 ? waiting : attempts.filter(isGivenUp)
  const attempt = chooseAttempt(
    act.attempt === undefined
      ? candidates
      : attempts.filter((each) => needsPerson(each) || !hasCapture(each)),
    act.attempt,
    'attempt to settle',
  )
  if ('ended' in attempt) return attempt
  return isMoneyWithoutOrder(attempt)
    ? await markHandled(deps, act, attempt)
    : await settleByAnswer(deps, act, attempt)
}

function hasCapture(attempt: AttemptRow): boolean {
  return attempt.outcome === 'CAPTURED' || isMoneyWithoutOrder(attempt)
}

function isMoneyWithoutOrder({ outcome }: AttemptRow): boolean {
  return outcome === 'AMOUNT_MISMATCH' || outcome === 'SURPLUS_CAPTURE'
}

function needsPerson(attempt: AttemptRow): boolean {
  return attempt.outcome === null || (isMoneyWithoutOrder(attempt) && attempt.handled_at === null)
}

function isGivenUp({ outcome, reason_code: reason }: AttemptRow): boolean {
  return outcome === 'REJECTED' && GIVEN_UP.has(reason)
}

async function markHandled({ store, now }: DeskDeps, act: AttemptAct, row: AttemptRow): Promise<Report> {
  const { attempt, outcome, provider_payment_id: paymentId } = row
  const named = `attempt ${attempt} (${outcome}, ${paymentId ?? row.merchant_reference})`
  if (!act.isSure) return done(`Would mark ${named} as handled. It moves no money.`)
  const instant = now()
  const isNew = await store.transaction(async ({ paymentAttempts, orderActs }) => {
    const isFirst = await paymentAttempts.handle(row, instant)
    if (isFirst) await orderActs.add(actRow(act, 'settle', { attempt, result: 'handled', now: instant }))
    return isFirst
  })
  return isNew ? done(`Marked ${named} as handled.`) : blocked(`attempt ${attempt} was handled meanwhile`)
}

async function settleByAnswer(deps: DeskDeps, act: AttemptAct, row: AttemptRow): Promise<Report> {
  const { attempt } = row
  const found = await deps.provider.find(row.merchant_reference)
  if (found.outcome === 'UNKNOWN')
    return providerFailed(
      `the card provider gives no answer about attempt ${attempt} (${found.reply}); nothing was changed`,
    )
  const result = foundOutcome(found, row, { now: deps.now(), graceMs: deps.paymentGraceMs })
  if (result === undefined) return blocked(unknownText(deps, row))
  const isAlreadyDecided = row.outcome !== null && !isGivenUp(row)
  if (isAlreadyDecided && result.outcome !== 'CAPTURED')
    return blocked(`attempt ${attempt} is ${row.outcome}, and the card provider has no capture of it`)
  const answer = `The card provider ${answerText(result)} for attempt ${attempt}.`
  if (!act.isSure) return done(`${answer} Would settle it so, as the recovery does.`)
  const status = await settlePayment(deps, row, result, async ({ orderActs, paymentAttempts }, after) => {
    const isNewReason = isGivenUp(row) && result.outcome === 'REJECTED'
    // Another desk or the recovery has settled it meanwhile.
    if (after.ended === undefined && !isNewReason) return
    const settled = await paymentAttempts.find(row.order_no, attempt)
    const written = `${settled?.outcome ?? 'unsettled'}, order ${after.status}`
    await orderActs.add(actRow(act, 'settle', { attempt, result: written, now: deps.now() }))
  })
  const settled = await deps.store.read.paymentAttempts.find(row.order_no, attempt)
  return done(`${answer} It is settled as ${settled?.outcome}, and the order is ${status}.`)
}

function unknownText({ paymentGraceMs }: DeskDeps, row: AttemptRow): string {
  const { attempt, outcome } = row
  if (outcome === null)
    return `the card provider does not know attempt ${attempt} yet; it counts as never made ${paymentGraceMs / 1000} s after it began`
  return isGivenUp(row)
    ? `attempt ${attempt} was given up, and the card provider still does not know it`
    : `attempt ${attempt} is ${outcome}, and the card provider has no capture of it`
}

function answerText(result: DecidedPayment | NothingCharged): string {
  if (result.outcome === 'NOT_CHARGED') return 'has no payment'
  if (result.outcome === 'REJECTED') return `declined (${result.reasonCode ?? 'no reason'})`
  return `captured ${amountText(result.amountMinor, result.currency)}`
}
