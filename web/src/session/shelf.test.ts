import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createShelf, SHELVED } from './shelf.ts'

/** A cache as browsers have it, but for its way with a replaced entry, which stays in place as in WebKit. */
class MemoryCache {
  readonly entries = new Map<string, Response>()
  put = async (address: string, reply: Response) => void this.entries.set(this.#href(address), reply)
  delete = async (entry: string | { url: string }) => this.entries.delete(this.#href(entry))
  keys = async () => [...this.entries.keys()].map((url) => ({ url }))
  match = async (address: string) => this.entries.get(this.#href(address))?.clone()
  #href = (entry: string | { url: string }) =>
    new URL(typeof entry === 'string' ? entry : entry.url, location.origin).href
}

let cache: MemoryCache
beforeEach(() => {
  cache = new MemoryCache()
  vi.stubGlobal('caches', {
    open: async () => cache,
    has: async () => true,
    match: (address: string) => cache.match(address),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const shelf = createShelf<string>('shelf', 2)

it('a copy is found with the time of it', async () => {
  vi.useFakeTimers({ now: 1_000 })
  await shelf.keep('/airport/a b', 'ZRH')
  expect(await shelf.find('/airport/a b')).toEqual({ value: 'ZRH', savedAt: 1_000 })
  expect(await shelf.find('/airport/ab')).toBeUndefined()
})

it('the newest copies stay, and one that is kept again is the newest', async () => {
  for (const key of ['a', 'b', 'a', 'c']) await shelf.keep(key, key)
  expect(await Promise.all(['a', 'b', 'c'].map(async (key) => (await shelf.find(key))?.value))).toEqual([
    'a',
    undefined,
    'c',
  ])
})

it('what is not named goes', async () => {
  for (const key of ['a', 'b']) await shelf.keep(key, key)
  await shelf.keepOnly(['b', 'other'])
  expect([...cache.entries.keys()]).toEqual([`${location.origin}/saved/b`])
})

it('a browser that forbids storage, or has no room, keeps nothing, without an error', async () => {
  const onShelved = vi.fn()
  addEventListener(SHELVED, onShelved)
  vi.spyOn(cache, 'put').mockRejectedValue(new DOMException('full', 'QuotaExceededError'))
  await shelf.keep('a', 'a')
  vi.stubGlobal('caches', undefined)
  await shelf.keep('a', 'a')
  await shelf.keepOnly([])
  expect(await shelf.find('a')).toBeUndefined()
  expect(onShelved).not.toHaveBeenCalled()
  removeEventListener(SHELVED, onShelved)
})

it('a copy that cannot be read is none', async () => {
  await cache.put('/saved/a', new Response('{'))
  expect(await shelf.find('a')).toBeUndefined()
})
