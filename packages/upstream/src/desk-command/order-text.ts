import type { ShownOrder } from '../desk/show-order.ts'
import { amountText } from '../domain/amount-text.ts'
import { columns, timeText } from './columns.ts'

/** One order in lines. Times are UTC. */
export function orderText(order: ShownOrder): string {
  const sections: [string, string[][]][] = [
    ['lines', linesOf(order)],
    ['passes', order.passes.map((pass) => [pass.number, `${pass.validFrom} to ${pass.validUntil}`])],
    ['attempts', order.attempts.map(attemptCells)],
    ['refunds', order.refunds.map(refundCells)],
    ['mails', order.mails.map((mail) => mailCells(order.reference, mail))],
    ['acts', order.acts.map(actCells)],
    ['people', peopleCells(order)],
  ]
  const filled = sections.filter(([, rows]) => rows.length > 0)
  const text = filled.map(([title, rows]) => `${title}\n${columns(rows, '  ')}`)
  return `${order.reference}\n${columns(factsOf(order), '  ')}${text.join('')}`
}

function factsOf(order: ShownOrder): string[][] {
  const { paidAt, cancelledAt, emptiedAt, card, visit, membership, discountCode } = order
  return [
    ['service', order.service],
    ['status', cancelledAt === null ? order.status : `${order.status}, cancelled`],
    ['total', amountText(order.totalMinor, order.currency)],
    ...(discountCode === null ? [] : [['code', discountCode]]),
    ['ordered', timeText(order.createdAt)],
    ...(order.status === 'CREATED' || order.status === 'DECLINED'
      ? [['expires', timeText(order.expiresAt)]]
      : []),
    ...(paidAt === null ? [] : [['paid', timeText(paidAt)]]),
    ...(card === null ? [] : [['card', `${card.brand} ending in ${card.last4}`]]),
    ...(cancelledAt === null ? [] : [['cancelled', timeText(cancelledAt)]]),
    ...(emptiedAt === null ? [] : [['emptied', timeText(emptiedAt)]]),
    ...(visit === null ? [] : [['visit', `${visit.placeName}, ${visit.visitDate} ${visit.visitTime}`]]),
    ...(membership === null ? [] : [['membership', membershipText(membership)]]),
  ]
}

function membershipText({ planName, visits, validUntil }: NonNullable<ShownOrder['membership']>): string {
  return `${planName}, ${visits} visits${validUntil === undefined ? '' : `, until ${validUntil}`}`
}

function linesOf({ lines, currency }: ShownOrder): string[][] {
  return lines.map(({ name, quantity, amountMinor }) => [
    `${quantity} × ${name}`,
    amountText(amountMinor, currency),
  ])
}

function attemptCells(attempt: ShownOrder['attempts'][number]): string[] {
  const handled = attempt.handled_at === null ? '' : `handled ${timeText(attempt.handled_at)}`
  return [
    String(attempt.attempt),
    timeText(attempt.started_at),
    attempt.outcome ?? 'unsettled',
    attempt.reason_code ?? '',
    attempt.provider_payment_id ?? attempt.merchant_reference,
    handled,
  ]
}

function refundCells(refund: ShownOrder['refunds'][number]): string[] {
  const { attempt, amount_minor: minor, currency, refund_id: id, refunded_at: at } = refund
  const ended = at === null ? ['begun, without an outcome'] : [timeText(at), id ?? '']
  return [`attempt ${attempt}`, amountText(minor, currency), ...ended]
}

function mailCells(reference: string, mail: ShownOrder['mails'][number]): string[] {
  return [
    mail.name.slice(reference.length + 1),
    mailState(mail),
    mail.attempts === 1 ? 'tried once' : `tried ${mail.attempts} times`,
  ]
}

function mailState({ sent_at: sentAt, next_attempt_at: nextAt }: ShownOrder['mails'][number]): string {
  if (sentAt !== null) return `sent ${timeText(sentAt)}`
  return nextAt === null ? 'given up' : `waits, next ${timeText(nextAt)}`
}

function actCells(act: ShownOrder['acts'][number]): string[] {
  const attempt = act.attempt === null ? '' : `attempt ${act.attempt}`
  return [timeText(act.acted_at), act.acted_by, act.act, attempt, act.result, act.reason]
}

function peopleCells({ people }: ShownOrder): string[][] {
  if (people === undefined) return []
  const { lead, passengers, furtherAddresses } = people
  const mobile = lead.mobile === undefined ? '' : `${lead.mobile.telAbbr} ${lead.mobile.number}`
  return [
    ['lead', `${lead.firstName} ${lead.lastName}`.trim(), lead.email, mobile],
    ...passengers.map(({ firstName, lastName }) => ['traveller', `${firstName} ${lastName}`, '', '']),
    ...furtherAddresses.map((email) => ['mailed to', '', email, '']),
  ]
}
