import { createShelf } from '../cache/shelf.ts'
import type { PageView } from './page-view.ts'
import { within } from './within.ts'

export interface ViewCacheOptions {
  /** How long a visitor waits for what a page is about; later the page goes out without. */
  readonly patienceMs: number
  readonly maxEntries: number
  readonly now?: () => number
}

interface Held {
  readonly view: PageView | undefined
  readonly freshUntil: number
  readonly usableUntil: number
}

/** How long what is known may still be shown while it is asked for anew. */
const STALE_MS = 10 * 60_000

/** After a failure the upstream is left alone for this long, page by page. */
const SILENCE_MS = 2_000

/** Questions that run at once; a visitor who asks for more unknown pages gets them without their heads. */
const MOST_FLIGHTS = 64

export interface ViewCache {
  /** The view behind a key, or undefined where it is not known in time. Never rejects, never waits longer than told. */
  readonly get: (key: string, load: () => Promise<PageView | undefined>) => Promise<PageView | undefined>
}

/** Views by address: fresh ones at once, stale ones at once while one question renews them, unknown ones within patience. */
export function createViewCache(options: ViewCacheOptions): ViewCache {
  const { patienceMs, maxEntries, now = () => performance.now() } = options
  // Guesses at codes and agents may push out each other, never the pages that stand at addresses of the provider's.
  const pages = createShelf<Held>(maxEntries)
  const guesses = createShelf<Held>(maxEntries)
  const flights = new Map<string, Promise<PageView | undefined>>()

  function keep(key: string, view: PageView | undefined): PageView | undefined {
    const time = now()
    const before = pages.get(key)
    if (!view && before && before.usableUntil > time) {
      pages.put(key, { ...before, freshUntil: time + SILENCE_MS })
      return before.view
    }
    const freshUntil = time + (view ? view.ttlSeconds * 1000 : SILENCE_MS)
    const isPage = view?.status === 200 && !view.isElsewhere
    const [to, from] = isPage ? [pages, guesses] : [guesses, pages]
    from.remove(key)
    to.put(key, { view, freshUntil, usableUntil: freshUntil + (isPage ? STALE_MS : 0) })
    return view
  }

  function ask(key: string, load: () => Promise<PageView | undefined>) {
    const running = flights.get(key)
    if (running || flights.size >= MOST_FLIGHTS) return running
    const flight = load()
      .catch(() => undefined)
      .then((view) => keep(key, view))
      .finally(() => flights.delete(key))
    flights.set(key, flight)
    return flight
  }

  return {
    async get(key, load) {
      const found = pages.get(key) ?? guesses.get(key)
      const time = now()
      if (found && found.usableUntil > time) {
        if (found.freshUntil <= time) void ask(key, load)
        return found.view
      }
      const flight = ask(key, load)
      return flight && within(flight, patienceMs, undefined)
    },
  }
}
