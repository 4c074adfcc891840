import { createClient, type Flight } from '@layover/api-client'
import { fetchDespiteLeaving } from './fetch-despite-leaving.ts'

type Effect = Flight['effect']

/** Is notified of each wait after a press: for submits and orders, the calls that the overlay covers (P73). */
type Watcher = { onStart: (effect: Effect) => void; onEnd: (effect: Effect) => void }

const watchers = new Set<Watcher>()

function notify(event: keyof Watcher, effect: Effect): void {
  if (effect === 'submit' || effect === 'order') for (const watcher of watchers) watcher[event](effect)
}

/** The shop's one way to the gateway. The build, which has no address of its own, makes no calls. */
export const client = createClient({
  baseUrl: typeof location === 'undefined' ? '' : location.origin,
  fetch: fetchDespiteLeaving,
  onStart: ({ effect }) => notify('onStart', effect),
  onEnd: ({ effect }) => notify('onEnd', effect),
})

/** One wait for several calls, such as a payment's. Returns a function that ends it. */
export function startWait(effect: Effect): () => void {
  notify('onStart', effect)
  return () => notify('onEnd', effect)
}

/** Observes the start and end of submits and orders. Returns a function that stops it. */
export function watchPresses(watcher: Watcher): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}
