import { describe, expect, it } from 'vitest'
import { isWithinNetwork } from './place-bounds.ts'

describe('a slot', () => {
  const bounds = { visitor: 12, network: 60 }
  const nothing = { inAll: 0, inSlot: 0, aboveOfOthers: 0, lapsed: 0, paid: 0 }
  /** The largest party that the network may add. */
  const most = (placesPerSlot: number, held: object = {}) =>
    Array.from({ length: placesPerSlot }, (_, index) => placesPerSlot - index).find((places) =>
      isWithinNetwork({ ...nothing, inAll: 9, ...held }, { places, placesPerSlot }, bounds),
    ) ?? 0

  it.each([
    [1, 1],
    [2, 1],
    [3, 1],
    [4, 2],
    [6, 2],
    [7, 3],
    [9, 3],
    [10, 4],
  ])('of %i gives a network %i by the share', (placesPerSlot, share) => {
    expect(most(placesPerSlot, { aboveOfOthers: 6 })).toBe(share)
    expect(most(placesPerSlot, { inSlot: share })).toBe(0)
  })

  it('gives a place more for each one that the network paid', () => {
    expect(most(3, { inSlot: 1, paid: 1 })).toBe(1)
    expect(most(7, { aboveOfOthers: 6, paid: 2 })).toBe(5)
  })

  it('is open to one party of any size, and to a further one within six places above the shares', () => {
    expect([1, 2, 3, 7].map((size) => most(size))).toEqual([1, 2, 3, 7])
    expect([1, 2, 3, 7].map((size) => most(size, { aboveOfOthers: 4 }))).toEqual([1, 2, 3, 5])
  })

  it('is open to a party within the share also while the network is slowed', () => {
    expect(most(10, { lapsed: 61, aboveOfOthers: 6, inAll: 0 })).toBe(4)
    expect(most(10, { lapsed: 61, inSlot: 1, inAll: 1 })).toBe(0)
  })
})
