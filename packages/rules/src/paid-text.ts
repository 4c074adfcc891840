import { dateText } from './date-text.ts'

/**
 * When an order was paid, the same on every copy of its receipt: 'Mon 23 Nov 2026, 09:12 (UTC)'.
 *
 * @param paidAt a UTC instant, as in ISO 8601
 */
export function paidText(paidAt: string): string {
  const [date = '', time = ''] = new Date(paidAt).toISOString().split('T')
  return `${dateText(date, 'day')} ${date.slice(0, 4)}, ${time.slice(0, 5)} (UTC)`
}
