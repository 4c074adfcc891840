import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Turns } from './turns.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('turns', () => {
  const create = () => new Turns({ count: 2, maxWaiting: 3, waitMs: 1_000 })

  it('let so many in at once, and the longest waiting next', async () => {
    const turns = create()
    const order: string[] = []
    expect([turns.tryTake(), turns.tryTake(), turns.tryTake()]).toEqual([true, true, false])
    const waiting = ['first', 'second'].map(async (name) => {
      await turns.take()
      order.push(name)
    })
    turns.leave()
    await waiting[0]
    expect(order).toEqual(['first'])
    turns.leave()
    await waiting[1]
    expect(turns.tryTake(), 'both turns are taken').toBe(false)
    turns.leave()
    turns.leave()
    expect(turns.isIdle).toBe(true)
  })

  it('refuse at once where too many wait, and the others when their time is over', async () => {
    const turns = create()
    turns.tryTake()
    turns.tryTake()
    const waiting = [turns.take(), turns.take(), turns.take()]
    expect(await turns.take()).toBe(false)
    await vi.advanceTimersByTimeAsync(999)
    turns.leave()
    expect(await waiting[0]).toBe(true)
    await vi.advanceTimersByTimeAsync(1)
    expect(await Promise.all(waiting.slice(1))).toEqual([false, false])
    turns.leave()
    turns.leave()
    expect(turns.isIdle, 'nobody who gave up has a turn').toBe(true)
  })
})
