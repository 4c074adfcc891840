import { describe, expect, it } from 'vitest'
import { createMemoryLimits } from './memory-limits.ts'

const rate = { count: 3, windowMs: 30_000 }
const take = (name: string, given = rate) => ({ name, rate: given })

function limitsAt(maxNames?: number) {
  const clock = { now: 0 }
  return { clock, limits: createMemoryLimits({ now: () => clock.now, ...(maxNames && { maxNames }) }) }
}

describe('limits in the process', () => {
  it('allow the whole count at once, and then one for each share of the window', () => {
    const { limits, clock } = limitsAt()
    const waits = [1, 2, 3, 4].map(() => limits.take([take('a')]))
    expect(waits).toEqual([0, 0, 0, 10_000])
    clock.now = 9_999
    expect(limits.take([take('a')])).toBe(1)
    clock.now = 10_000
    expect(limits.take([take('a')])).toBe(0)
    expect(limits.take([take('a')])).toBe(10_000)
  })

  it('count names apart, and take from none where one of them refuses', () => {
    const { limits } = limitsAt()
    const strict = { count: 1, windowMs: 60_000 }
    expect(limits.take([take('visitor', strict), take('address')])).toBe(0)
    for (const _time of [1, 2, 3])
      expect(limits.take([take('visitor', strict), take('address')])).toBe(60_000)
    expect([limits.take([take('address')]), limits.take([take('address')])]).toEqual([0, 0])
    expect(limits.take([take('address')])).toBeGreaterThan(0)
  })

  it('store a bounded number of names, the latest ones', () => {
    const { limits } = limitsAt(10)
    const once = { count: 1, windowMs: 60_000 }
    for (let index = 0; index < 100; index++) limits.take([take(`name ${index}`, once)])
    expect(limits.take([take('name 99', once)])).toBe(60_000)
    expect(limits.take([take('name 1', once)])).toBe(0)
  })
})
