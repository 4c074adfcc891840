import { describe, expect, it } from 'vitest'
import { memoryFindings, slopeOf } from './steady-memory.ts'

const run = (heapMb: (minute: number) => number) =>
  Array.from({ length: 20 }, (_, half) => ({ minute: half / 2, heapMb: heapMb(half / 2), rssMb: 120 }))
const isFlat = (samples: ReturnType<typeof run>) => memoryFindings(samples).every(({ isKept }) => isKept)

describe('memory', () => {
  it('is flat where it only rises while the server settles, however it wavers', () => {
    expect(isFlat(run((minute) => 40 + Math.min(minute, 2) * 10 + Math.sin(minute)))).toBe(true)
  })

  it('is not flat where each minute leaves a megabyte behind', () => {
    expect(isFlat(run((minute) => 40 + minute + Math.sin(minute)))).toBe(false)
  })

  it('without samples is not flat', () => {
    expect(isFlat([])).toBe(false)
  })

  it('grows by the slope of the line through its points', () => {
    expect(
      slopeOf([
        [0, 1],
        [1, 3],
        [2, 5],
      ]),
    ).toBeCloseTo(2)
  })
})
