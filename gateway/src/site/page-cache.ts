import type { Page } from '@layover/site/pages/page'
import { LRUCache } from 'lru-cache'
import type { LoadedPage } from './load-page.ts'
import { within } from './within.ts'

interface PageCacheOptions {
  /** How long a visitor waits for a page with its own head. After that, the visitor gets the plain page. */
  readonly timeoutMs: number
  readonly maxEntries: number
  /** Of addresses that are nobody's, or another agent's. */
  readonly maxGuesses: number
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

/** The pause after a failed load of a page. Other pages are not affected. */
const RETRY_AFTER_MS = 2_000

/** How many pages may load at once. Further unknown pages are served plain. */
const MAX_LOADS = 64

interface PageCache {
  /** The page of a key, or undefined if it is not known within `timeoutMs`. Never rejects. */
  readonly get: (key: string, load: Load) => Promise<Page | undefined>
}

/**
 * Caches pages, keyed by address. A fresh or stale page is returned at once, and one load renews a stale one. An unknown
 * page is awaited for `timeoutMs`.
 */
export function createPageCache(options: PageCacheOptions): PageCache {
  const { timeoutMs, maxEntries, maxGuesses, now = () => performance.now() } = options
  // Made-up codes and agents have a cache of their own, so that they cannot evict the provider's real pages.
  const pages = new LRUCache<string, Entry>({ max: maxEntries })
  const guesses = new LRUCache<string, Entry>({ max: maxGuesses })
  const loads = new Map<string, Promise<Page | undefined>>()

  function store(key: string, loaded: LoadedPage | undefined): Page | undefined {
    const time = now()
    const before = pages.get(key)
    if (!loaded && before && before.usableUntil > time) {
      pages.set(key, { ...before, freshUntil: time + RETRY_AFTER_MS })
      return before.page
    }
    const page = loaded?.page
    const freshUntil = time + (loaded ? loaded.ttlSeconds * 1000 : RETRY_AFTER_MS)
    const isOwn = page?.status === 200 && !page.isElsewhere
    const [to, from] = isOwn ? [pages, guesses] : [guesses, pages]
    from.delete(key)
    to.set(key, { page, freshUntil, usableUntil: freshUntil + (isOwn ? STALE_MS : 0) })
    return page
  }

  function loadOnce(key: string, load: Load) {
    const running = loads.get(key)
    if (running || loads.size >= MAX_LOADS) return running
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
      return loading && within(loading, timeoutMs, undefined)
    },
  }
}
