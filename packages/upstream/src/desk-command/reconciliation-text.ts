import type { ReconciledDay } from '../desk/reconcile-day.ts'
import { count } from '../terminal/count.ts'
import { columns } from './columns.ts'

/** A day's comparison in lines. */
export function reconciliationText(day: string, { payments, refunds, differences }: ReconciledDay): string {
  const compared = `${day}: ${count(payments, 'capture')} and ${count(refunds, 'refund')} in the card provider’s books`
  if (differences.length === 0) return `${compared}; nothing differs.\n`
  const rows = differences.map(({ kind, reference, payment, says }) => [kind, reference ?? '', payment, says])
  return `${compared}; differences: ${differences.length}.\n${columns(rows, '  ')}`
}
