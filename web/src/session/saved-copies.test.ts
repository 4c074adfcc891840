import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { COPY_SAVED, createSavedCopies } from './saved-copies.ts'

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

/** Locks as browsers have them: the first to ask is the first to go. */
function memoryLocks() {
  let last: Promise<unknown> = Promise.resolve()
  const request = async (_name: string, work: () => Promise<unknown>) => {
    const turn = last.then(work, work)
    last = turn.catch(() => undefined)
    return await turn
  }
  return { request }
}

let cache: MemoryCache
beforeEach(() => {
  cache = new MemoryCache()
  vi.stubGlobal('navigator', { locks: memoryLocks() })
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

const copies = createSavedCopies<string>('copies', 2)

it('a copy is found with the time of it', async () => {
  vi.useFakeTimers({ now: 1_000 })
  await copies.keep('/airport/a b', 'ZRH')
  expect(await copies.find('/airport/a b')).toEqual({ value: 'ZRH', savedAt: 1_000 })
  expect(await copies.find('/airport/ab')).toBeUndefined()
})

it('the newest copies stay, and one that is kept again is the newest', async () => {
  for (const key of ['a', 'b', 'a', 'c']) await copies.keep(key, key)
  expect(await Promise.all(['a', 'b', 'c'].map(async (key) => (await copies.find(key))?.value))).toEqual([
    'a',
    undefined,
    'c',
  ])
})

it('what is not named goes', async () => {
  for (const key of ['a', 'b']) await copies.keep(key, key)
  await copies.keepOnly(['b', 'other'])
  expect([...cache.entries.keys()]).toEqual([`${location.origin}/saved/b`])
})

it('a removal also finds the copy that was being written when it was asked for', async () => {
  const kept = copies.keep('a', 'a')
  await copies.keepOnly([])
  await kept
  expect([...cache.entries.keys()]).toEqual([])
})

it('what is wanted no more when its turn comes is not kept', async () => {
  const wanted = new Set(['a', 'b'])
  const bounded = createSavedCopies<string>('copies', 2, (key) => wanted.has(key))
  const kept = [bounded.keep('a', 'a'), bounded.keep('b', 'b')]
  wanted.delete('b')
  expect(await Promise.all(kept)).toEqual([true, false])
  expect(await bounded.find('b')).toBeUndefined()
})

it('a browser that forbids storage, or has no room, keeps nothing, without an error', async () => {
  const onSaved = vi.fn()
  addEventListener(COPY_SAVED, onSaved)
  vi.spyOn(cache, 'put').mockRejectedValue(new DOMException('full', 'QuotaExceededError'))
  await copies.keep('a', 'a')
  vi.stubGlobal('caches', undefined)
  await copies.keep('a', 'a')
  await copies.keepOnly([])
  expect(await copies.find('a')).toBeUndefined()
  expect(onSaved).not.toHaveBeenCalled()
  removeEventListener(COPY_SAVED, onSaved)
})

it('a new copy for which there is no room leaves the old one', async () => {
  await copies.keep('a', 'old')
  vi.spyOn(cache, 'put').mockRejectedValue(new DOMException('full', 'QuotaExceededError'))
  expect(await copies.keep('a', 'new')).toBe(false)
  expect((await copies.find('a'))?.value).toBe('old')
})

it('a copy that cannot be read is none', async () => {
  await cache.put('/saved/a', new Response('{'))
  expect(await copies.find('a')).toBeUndefined()
})
