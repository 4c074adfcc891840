import { DAY_MS } from '@layover/rules/durations'

/** How long personal data is kept (P410, P411). The privacy policy states the same terms. */
export const retention = {
  /** After an unpaid order has ended. */
  unpaidOrderDays: 30,
  /** After the last day of an order's passes or membership. */
  paidOrderDays: 90,
  formMonths: 12,
  orderRequestDays: 7,
  /** After a mail was sent; its content went with the sending. */
  sentMailDays: 30,
  /** After an erasure: a week longer than a backup (P414, P415), which may still hold who was erased. */
  erasureDays: 42,
} as const

export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS)
}

/** The same day so many months before by the UTC calendar, or the last day of a shorter month. */
export function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now)
  then.setUTCMonth(now.getUTCMonth() - months)
  if (then.getUTCDate() !== now.getUTCDate()) then.setUTCDate(0)
  return then
}
