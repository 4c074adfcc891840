import type { Page } from '@layover/site/pages/page'
import { LRUCache } from 'lru-cache'
import type { LoadedPage } from './load-page.ts'
import { within } from './within.ts'

export interface PageCacheOptions {
  /** How long a visitor waits for a page's own head; later the plain page goes out. */
  readonly patienceMs: number
  readonly maxEntries: number
  readonly now?: () => number
}

interface Entry {
  readonly page: Page | undefined
  readonly freshUntil: number
  readonly usableUntil: number
}

type Load = () => Promise<LoadedPage | undefined>

/** How long a page may still be shown while a newer one is loaded. */
const STALE_MS = 10 * 60_000

/** After a failure the upstream rests for this long, page by page. */
const REST_MS = 2_000

/** Pages that load at once; a visitor who wants more unknown pages gets them plain. */
const MOST_LOADS = 64

export interface PageCache {
  /** The page behind a key, or undefined where it is not known in time. Never rejects, never waits beyond patience. */
  readonly get: (key: string, load: Load) => Promise<Page | undefined>
}

/** Pages by address: fresh ones at once, stale ones at once while one load renews them, unknown ones within patience. */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { patienceMs, maxEntries: max, now = () => performance.now() } = options
  // Guesses at codes and agents may push out each other, never the pages that stand at addresses of the provider's.
  const pages = new LRUCache<string, Entry>({ max })
  const guesses = new LRUCache<string, Entry>({ max })
  const loads = new Map<string, Promise<Page | undefined>>()

  function store(key: string, loaded: LoadedPage | undefined): Page | undefined {
    const time = now()
    const before = pages.get(key)
    if (!loaded && before && before.usableUntil > time) {
      pages.set(key, { ...before, freshUntil: time + REST_MS })
      return before.page
    }
    const page = loaded?.page
    const freshUntil = time + (loaded ? loaded.ttlSeconds * 1000 : REST_MS)
    const isOwn = page?.status === 200 && !page.isElsewhere
    const [to, from] = isOwn ? [pages, guesses] : [guesses, pages]
    from.delete(key)
    to.set(key, { page, freshUntil, usableUntil: freshUntil + (isOwn ? STALE_MS : 0) })
    return page
  }

  function loadOnce(key: string, load: Load) {
    const running = loads.get(key)
    if (running || loads.size >= MOST_LOADS) return running
    const loading = load()
      .catch(() => undefined)
      .then((loaded) => store(key, loaded))
      .finally(() => loads.delete(key))
    loads.set(key, loading)
    return loading
  }

  return {
    async get(key, load) {
      const found = pages.get(key) ?? guesses.get(key)
      const time = now()
      if (found && found.usableUntil > time) {
        if (found.freshUntil <= time) void loadOnce(key, load)
        return found.page
      }
      const loading = loadOnce(key, load)
      return loading && within(loading, patienceMs, undefined)
    },
  }
}
