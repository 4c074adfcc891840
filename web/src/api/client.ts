import { createClient, type Flight } from '@layover/api-client'
import { fetchDespiteLeaving } from './fetch-despite-leaving.ts'

/** Is notified of each call that a press waits for: submits and orders, the calls that the overlay covers (P73). */
type Watcher = { onStart: (effect: Flight['effect']) => void; onEnd: (effect: Flight['effect']) => void }

const watchers = new Set<Watcher>()

const isPress = ({ effect }: Flight) => effect === 'submit' || effect === 'order'

/** The shop's one way to the gateway. The build, which has no address of its own, makes no calls. */
export const client = createClient({
  baseUrl: typeof location === 'undefined' ? '' : location.origin,
  fetch: fetchDespiteLeaving,
  onStart(flight) {
    if (isPress(flight)) for (const watcher of watchers) watcher.onStart(flight.effect)
  },
  onEnd(flight) {
    if (isPress(flight)) for (const watcher of watchers) watcher.onEnd(flight.effect)
  },
})

/** Observes the start and end of submits and orders. Returns a function that stops it. */
export function watchPresses(watcher: Watcher): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}
