import type { Erased } from '../retention/erase-person.ts'

/** The lines of a report. It names orders and forms by their references, and never the person. */
export function report(erased: Erased, isSure: boolean): string {
  const { hasAccount, emptied, open, forms } = erased
  const references = emptied.map(({ reference, status }) => `${reference} ${status}`)
  const waiting = open.map(({ order, because }) => {
    const why = because === 'unsettled' ? `${order.status}, unsettled` : `valid until ${because.validUntil}`
    return `${order.reference} (${why})`
  })
  const did = (past: string, future: string) => (isSure ? past : future)
  return [
    isSure ? 'Erased:' : 'Found; nothing is changed without --yes:',
    row('account', hasAccount ? 1 : 0, did('deleted', 'to delete'), []),
    row('orders', emptied.length, did('emptied', 'to empty'), references),
    row(
      'open orders',
      open.length,
      did('emptied once they have closed', 'to empty once they have closed'),
      waiting,
    ),
    row('forms', forms.length, did('deleted', 'to delete'), forms),
    ...(isSure ? ['Take a backup now: its journal has this erasure, which a restored backup needs.'] : []),
    '',
  ].join('\n')
}

function row(what: string, count: number, done: string, names: readonly string[]): string {
  const list = names.length > 0 ? `: ${names.join(', ')}` : ''
  return `  ${what.padEnd(12)} ${String(count).padStart(3)} ${done}${list}`
}
