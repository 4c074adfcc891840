import { Counter, type Registry } from 'prom-client'

/** How a search for bookings ends: mailed, nothing found, or found for a mailbox that has had its mails. */
const RESULTS = ['mailed', 'nothing', 'limited'] as const

export type SearchResult = (typeof RESULTS)[number]

export function createSearchMetrics(registry: Registry) {
  const searches = new Counter({
    name: 'layover_upstream_booking_searches_total',
    help: 'Searches for bookings by email address, by result.',
    labelNames: ['result'],
    registers: [registry],
  })
  for (const result of RESULTS) searches.inc({ result }, 0)
  return { ended: (result: SearchResult): void => searches.inc({ result }) }
}

export type SearchMetrics = ReturnType<typeof createSearchMetrics>
