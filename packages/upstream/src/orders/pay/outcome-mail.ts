import { formatMoney, toDecimal } from '@layover/rules/money'
import { greeting } from '../../domain/greeting.ts'
import type { Settling } from './settling.ts'

/** From now on the shop has promised a mail instead of watching the payment (P375). */
const PROMISED_AFTER_MS = 10 * 60_000

interface Words {
  readonly subject: string
  readonly text: (reference: string, total: string) => string
}

const WORDS = {
  paid: {
    subject: 'Your payment went through',
    text: (reference, total) =>
      `Your payment of ${total} went through, and your booking ${reference} is confirmed. Please do not pay again.`,
  },
  'not charged': {
    subject: 'Your payment did not go through',
    text: (reference) =>
      `Your card was not charged for booking ${reference}, so nothing has been booked. You can book again at any time.`,
  },
  'never known': {
    subject: 'We could not confirm your payment',
    text: (reference) =>
      `Our card provider could not confirm whether your card was charged for booking ${reference}, so we have cancelled the booking. If your statement shows a charge, reply to this email and we will refund it.`,
  },
} as const satisfies Record<string, Words>

/** Whether the shop has promised the visitor of an attempt a mail. */
export function isPromised({ started_at: startedAt }: Settling['attempt'], now: Date): boolean {
  return now.getTime() - startedAt.getTime() >= PROMISED_AFTER_MS
}

/**
 * Queues the mail that a visitor was promised who saw the payment being checked for too long. An outcome that came in
 * time needs none: the page showed it.
 */
export async function promiseMail(
  { repositories, order, attempt, now }: Settling,
  kind: keyof typeof WORDS,
): Promise<void> {
  if (attempt.outcome !== null || !isPromised(attempt, now)) return
  const { subject, text } = WORDS[kind]
  const amount = toDecimal(order.total_minor, order.currency)
  const total = formatMoney({ amount, currencySymbol: order.currency_symbol })
  await repositories.mails.insert(
    `${order.reference}-payment-${attempt.attempt}`,
    {
      subject,
      text: `${greeting(order.lead)}\n\n${text(order.reference, total)}\n\nLayover\n`,
      to: order.lead.email,
    },
    now,
  )
}
