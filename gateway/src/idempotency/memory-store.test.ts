import { describe, expect, it } from 'vitest'
import { createMemoryStore } from './memory-store.ts'

function setup(maxBytes = 1_000_000) {
  let time = 0
  const store = createMemoryStore({ ttlMs: 1000, maxBytes, now: () => time })
  return { store, pass: (ms: number) => (time += ms) }
}

describe('the store of answers', () => {
  it('forgets an answer at the end of its time to live, not before', () => {
    const { store, pass } = setup()
    store.claim('k', 'f')
    store.save('k', 'f', Buffer.from('answer'))
    pass(999)
    expect(store.claim('k', 'f')).toMatchObject({ kind: 'replay' })
    pass(1)
    expect(store.claim('k', 'f')).toEqual({ kind: 'first' })
  })

  it('drops the oldest answers first when they take too much memory, and never a running request', () => {
    const { store } = setup(5_000)
    store.claim('running', 'f')
    for (let i = 0; i < 20; i++) {
      store.claim(`k${i}`, 'f')
      store.save(`k${i}`, 'f', Buffer.alloc(500))
    }
    expect(store.claim('running', 'f')).toEqual({ kind: 'running' })
    expect(store.claim('k19', 'f')).toMatchObject({ kind: 'replay' })
    expect(store.claim('k0', 'f')).toEqual({ kind: 'first' })
  })

  it('frees a key that was released', () => {
    const { store } = setup()
    store.claim('k', 'f')
    store.release('k')
    expect(store.claim('k', 'other')).toEqual({ kind: 'first' })
  })
})
