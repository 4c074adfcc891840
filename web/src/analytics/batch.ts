import type { ShopEvent } from './events.ts'

/** Events are sent together: after this delay, at this number, or when the page is hidden. */
const FLUSH_DELAY_MS = 5_000
const MAX_EVENTS = 20

/**
 * Gathers events and posts them to an endpoint as text: `{ "version": 1, "events": [ … ] }`. It sends no cookies and
 * no referrer (an address of the shop can hold a word or a reference), and ignores the reply.
 */
export function createBatch(endpoint: string): { add: (event: ShopEvent) => void; stop: () => void } {
  let events: ShopEvent[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    if (events.length === 0) return
    post(endpoint, JSON.stringify({ version: 1, events }))
    events = []
  }
  const onHidden = () => document.visibilityState === 'hidden' && flush()
  document.addEventListener('visibilitychange', onHidden)
  addEventListener('pagehide', flush)
  return {
    add(event) {
      events.push(event)
      if (events.length >= MAX_EVENTS) flush()
      else timer ??= setTimeout(flush, FLUSH_DELAY_MS)
    },
    stop() {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onHidden)
      removeEventListener('pagehide', flush)
    },
  }
}

/** `keepalive` lets the request outlive the page, as a beacon does; a beacon would add cookies and the referrer. */
function post(endpoint: string, body: string): void {
  fetch(endpoint, {
    method: 'POST',
    body,
    mode: 'no-cors',
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  }).catch(() => {
    // A lost count stays lost: the visitor sees no error.
  })
}
