import { describe, expect, it } from 'vitest'
import { createReadCache } from './read-cache.ts'
import { storeAnswer } from './stored-answer.ts'

const input = { path: '/x', query: {}, body: {} }
const life = { freshMs: 1_000, staleMs: 5_000 }

function answer(length = 1_000) {
  return storeAnswer(Buffer.alloc(length, 'x'), [], () => undefined)
}

function cacheOf(maxBytes: number) {
  const clock = { now: 0 }
  const whole = createReadCache({ maxBytes, now: () => clock.now })
  return { clock, whole, cache: whole.ofCall('some.call') }
}

describe('the cache of answers', () => {
  it('holds an entry fresh for its time, usable beyond it, and then drops it', () => {
    const { whole, cache, clock } = cacheOf(1_000_000)
    const entry = cache.put('a', input, answer(), life)
    clock.now = 999
    expect(cache.isFresh(entry)).toBe(true)
    clock.now = 1_000
    expect(cache.isFresh(entry)).toBe(false)
    clock.now = 5_999
    expect(cache.find('a')).toBe(entry)
    clock.now = 6_000
    expect(cache.find('a')).toBeUndefined()
    expect(whole.size()).toEqual({ entries: 0, bytes: 0 })
  })

  it('takes no more memory than allowed, and drops the least recently used entry first', () => {
    const { whole, cache } = cacheOf(20_000)
    for (const key of 'abcdef') {
      cache.put(key, input, answer(), life)
      cache.find('a')
    }
    for (const key of 'ghij') cache.put(key, input, answer(), life)
    expect(whole.size().bytes).toBeLessThanOrEqual(20_000)
    expect(['a', 'b', 'j'].map((key) => cache.find(key) !== undefined)).toEqual([true, false, true])
  })

  it('does not take in an entry that is too large', () => {
    const { cache } = cacheOf(20_000)
    cache.put('a', input, answer(), life)
    cache.put('large', input, answer(9_000), life)
    expect([cache.find('a') !== undefined, cache.find('large')]).toEqual([true, undefined])
  })

  it('finds an entry by a few texts of requests, until it drops the entry', () => {
    const { whole, cache } = cacheOf(1_000_000)
    const entry = cache.put('a', input, answer(), life)
    for (const text of ['1', '2', '3', '4', '5']) cache.addAlias(entry, text)
    expect(['1', '4', '5'].map((text) => cache.find(text) === entry)).toEqual([true, true, false])
    const newer = cache.put('a', input, answer(), life)
    expect(cache.find('1')).toBe(newer)
    cache.drop('a')
    expect(cache.find('1')).toBeUndefined()
    expect(whole.size()).toEqual({ entries: 0, bytes: 0 })
  })

  it('leaves nothing of an entry, nor a name of it, once its answer is too large', () => {
    const { whole, cache } = cacheOf(20_000)
    cache.addAlias(cache.put('a', input, answer(), life), 'alias')
    const large = cache.put('a', input, answer(9_000), life)
    cache.addAlias(large, 'another')
    expect(['a', 'alias', 'another'].map(cache.find)).toEqual([undefined, undefined, undefined])
    expect(whole.size()).toEqual({ entries: 0, bytes: 0 })
    const again = cache.put('a', input, answer(), life)
    expect([cache.find('alias'), cache.find('another')]).toEqual([undefined, undefined])
    expect(again.aliases).toEqual([])
  })

  it('drops the entries about one thing', () => {
    const { cache } = cacheOf(1_000_000)
    for (const code of ['A', 'B']) cache.put(code, { ...input, body: { code } }, answer(), life)
    cache.dropWhere(({ body }) => body?.code === 'A')
    expect([cache.find('A'), cache.find('B')?.key]).toEqual([undefined, 'B'])
  })

  it('takes room for a call from the one that uses most, so that no call empties the cache of another', () => {
    const { whole, cache } = cacheOf(100_000)
    const flood = whole.ofCall('flood')
    for (const key of 'abc') cache.put(key, input, answer(), life)
    for (let index = 0; index < 500; index++) flood.put(`junk ${index}`, input, answer(), life)
    expect(whole.size().bytes).toBeGreaterThan(90_000)
    expect(whole.size().bytes).toBeLessThanOrEqual(100_000)
    for (const key of 'abc') expect(cache.find(key)?.key).toBe(key)
    for (let index = 0; index < 15; index++) cache.put(`wanted ${index}`, input, answer(), life)
    expect(cache.find('wanted 0'), 'the call that floods makes room').toBeDefined()
    expect(whole.size().bytes).toBeLessThanOrEqual(100_000)
  })

  it('copies the bytes of an answer instead of holding the received buffer', () => {
    const received = Buffer.from('{"state":"success"}')
    const stored = storeAnswer(received, [], () => undefined)
    received.fill('x')
    expect(stored.in('identity').bytes.toString()).toBe('{"state":"success"}')
    expect(stored.in('identity').bytes.buffer.byteLength).toBe(19)
  })
})
