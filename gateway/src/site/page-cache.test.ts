import { NOT_FOUND, pageOf } from '@layover/site/pages/page'
import { describe, expect, it, vi } from 'vitest'
import { createPageCache } from './page-cache.ts'

const page = pageOf({ title: 'a' })
const loaded = { page, ttlSeconds: 60 }

function setUp() {
  const clock = { ms: 0 }
  const cache = createPageCache({ timeoutMs: 100, maxEntries: 3, maxGuesses: 2, now: () => clock.ms })
  const load = vi.fn(async () => loaded)
  return { clock, cache, load }
}

describe('the cache of pages', () => {
  it.each([
    ['codes that nobody has', { page: NOT_FOUND, ttlSeconds: 60 }],
    ['agents that the provider does not name', { page: { ...page, isElsewhere: true }, ttlSeconds: 60 }],
  ])('loses no page to guesses at %s', async (_name, guessed) => {
    const { cache, load } = setUp()
    await cache.get('/own', () => load())
    for (let i = 0; i < 50; i++) await cache.get(`/guess-${i}`, async () => guessed)
    await cache.get('/own', () => load())
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('is bounded: the page least recently used goes first', async () => {
    const { cache, load } = setUp()
    for (const key of ['/1', '/2', '/3', '/1', '/4']) await cache.get(key, () => load())
    expect(load).toHaveBeenCalledTimes(4)
    await cache.get('/1', () => load())
    expect(load, 'it was used since').toHaveBeenCalledTimes(4)
    await cache.get('/2', () => load())
    expect(load).toHaveBeenCalledTimes(5)
  })

  it('holds fewer pages of made-up addresses, which cost nobody anything', async () => {
    const { cache } = setUp()
    const guess = vi.fn(async () => ({ page: { ...page, isElsewhere: true }, ttlSeconds: 60 }))
    for (const key of ['/1', '/2', '/3', '/2', '/3', '/1']) await cache.get(key, () => guess())
    expect(guess).toHaveBeenCalledTimes(4)
  })

  it('keeps a page beyond a failing upstream, and shows it while a newer one is loaded', async () => {
    const { clock, cache, load } = setUp()
    await cache.get('/own', () => load())
    clock.ms = 61_000
    expect(await cache.get('/own', async () => undefined)).toBe(page)
    clock.ms = 64_000
    expect(await cache.get('/own', () => Promise.reject(new Error('down')))).toBe(page)
  })

  it('loads a page once for all who come at once', async () => {
    const { cache, load } = setUp()
    await Promise.all(['/own', '/own', '/own'].map((key) => cache.get(key, () => load())))
    expect(load).toHaveBeenCalledTimes(1)
  })
})
