import { describe, expect, it, vi } from 'vitest'
import { fixedView, NOT_FOUND, type PageView } from './page-view.ts'
import { createViewCache } from './view-cache.ts'

const page: PageView = { ...fixedView({ title: 'a' }), ttlSeconds: 60 }

function setUp() {
  const clock = { ms: 0 }
  const cache = createViewCache({ patienceMs: 100, maxEntries: 3, now: () => clock.ms })
  const ask = vi.fn(async (view: PageView | undefined = page) => view)
  return { clock, cache, ask }
}

describe('what is known of pages', () => {
  it.each([
    ['codes that nobody has', { ...NOT_FOUND, ttlSeconds: 60 }],
    ['agents that the provider does not name', { ...page, isElsewhere: true }],
  ])('is not pushed out by guesses at %s', async (_name, guessed) => {
    const { cache, ask } = setUp()
    await cache.get('/own', () => ask())
    for (let i = 0; i < 50; i++) await cache.get(`/guess-${i}`, async () => guessed)
    await cache.get('/own', () => ask())
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it('is bounded: the page not asked for longest goes first', async () => {
    const { cache, ask } = setUp()
    for (const key of ['/1', '/2', '/3', '/1', '/4']) await cache.get(key, () => ask())
    expect(ask).toHaveBeenCalledTimes(4)
    await cache.get('/1', () => ask())
    expect(ask, 'it was used since').toHaveBeenCalledTimes(4)
    await cache.get('/2', () => ask())
    expect(ask).toHaveBeenCalledTimes(5)
  })

  it('outlives an upstream that cannot say, and is shown while it is asked for anew', async () => {
    const { clock, cache, ask } = setUp()
    await cache.get('/own', () => ask())
    clock.ms = 61_000
    expect(await cache.get('/own', async () => undefined)).toBe(page)
    clock.ms = 64_000
    expect(await cache.get('/own', () => Promise.reject(new Error('down')))).toBe(page)
  })

  it('is asked for once by all who come at once', async () => {
    const { cache, ask } = setUp()
    await Promise.all(['/own', '/own', '/own'].map((key) => cache.get(key, () => ask())))
    expect(ask).toHaveBeenCalledTimes(1)
  })
})
