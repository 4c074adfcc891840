import { greeting } from '../domain/greeting.ts'
import type { OrderRow } from '../store/database/rows/orders.ts'

const BANK = 'Your bank may need a few days to show it.'

/** The one mail about money that went back (P584). @param isOwn whether it had paid the order, which ends with it */
export function refundedMail({ reference, lead, membership }: OrderRow, amount: string, isOwn: boolean) {
  const ends = membership === null ? 'its passes are no longer valid' : 'its membership is no longer valid'
  const text = isOwn
    ? `We have refunded ${amount} for booking ${reference} to the card that paid it. ${BANK}\n\nThe booking is cancelled, and ${ends}.`
    : `We have refunded ${amount} that we should not have taken for booking ${reference}. ${BANK} Your confirmed bookings stay as they are.`
  return {
    subject: isOwn ? 'Your booking is cancelled and refunded' : 'We have refunded a payment',
    text: `${greeting(lead)}\n\n${text}\n\nLayover\n`,
    to: lead.email,
  }
}
