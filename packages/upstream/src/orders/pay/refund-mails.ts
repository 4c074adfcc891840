import { amountText, totalText } from '../../domain/amount-text.ts'
import { greeting } from '../../domain/greeting.ts'
import type { DecidedPayment } from '../../payments/card-provider.ts'
import type { Settling } from './settling.ts'

type Cause = 'another amount' | 'surplus'

const TO_VISITOR: Readonly<
  Record<Cause, { subject: string; text: (reference: string, charged: string, total: string) => string }>
> = {
  'another amount': {
    subject: 'We are looking into your payment',
    text: (reference, _charged, total) =>
      `The amount charged to your card is not the ${total} that booking ${reference} costs. This is our mistake. Please do not pay again: we will refund the charge and write to you.`,
  },
  surplus: {
    subject: 'We will refund a payment',
    text: (reference, charged) =>
      `We took a payment of ${charged} for booking ${reference} that we should not have taken. This is our mistake. You do not need to do anything: we will refund it and write to you. Your confirmed bookings stay as they are.`,
  },
}

/** Queues two mails about money that pays no order (P203): one to support, who refund it, and one to the visitor. */
export async function queueRefundMails(
  { repositories, order, attempt, now }: Settling,
  { paymentId, amountMinor, currency }: DecidedPayment,
  { cause, why }: { readonly cause: Cause; readonly why: string },
): Promise<void> {
  const { reference, lead } = order
  const name = `${reference}-refund-${attempt.attempt}`
  const facts = [
    `Booking reference: ${reference}`,
    `Captured: ${amountText(amountMinor, currency)}`,
    `Price of the order: ${amountText(order.total_minor, order.currency)}`,
    `Payment at the card provider: ${paymentId ?? attempt.merchant_reference}`,
    `Cause: ${why}`,
    '',
    `Refund it with 'orders refund ${reference} --attempt ${attempt.attempt}', which also writes to the visitor.`,
  ]
  await repositories.mails.insert(
    name,
    { subject: `[${reference}] Refund a card payment`, text: `${facts.join('\n')}\n` },
    now,
  )
  const { subject, text } = TO_VISITOR[cause]
  const charged = totalText(amountMinor, currency)
  const total = totalText(order.total_minor, order.currency)
  const words = `${greeting(lead)}\n\n${text(reference, charged, total)}\n\nLayover\n`
  await repositories.mails.insert(`${name}-visitor`, { subject, text: words, to: lead.email }, now)
}
