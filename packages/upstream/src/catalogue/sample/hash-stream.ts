import { seededRandom } from '@layover/rules/seeded-random'

/** A stream of numbers in [0, 1) that depends on its key alone: FNV-1a of the key is the seed. */
export type HashStream = {
  next(): number
  /** An integer from `from` to `to`, both inclusive. */
  integer(from: number, to: number): number
  /** True in `share` of all keys; `share` from 0 to 1. */
  chance(share: number): boolean
  pick<T>(items: readonly [T, ...T[]]): T
  /** `count` different items in the list's order. */
  sample<T>(items: readonly T[], count: number): T[]
}

/** The same key gives the same stream on every machine, so that the sample data never changes by itself. */
export function hashStream(key: string): HashStream {
  const draw = seededRandom(seedOf(key))
  const next = (): number => draw() / 4_294_967_296
  const integer = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1))
  return {
    next,
    integer,
    chance: (share) => next() < share,
    pick: (items) => items[integer(0, items.length - 1)] ?? items[0],
    sample: (items, count) => {
      const ranked = items
        .map((item, index) => ({ item, index, rank: next() }))
        .sort((a, b) => a.rank - b.rank)
      const chosen = ranked.slice(0, count).sort((a, b) => a.index - b.index)
      return chosen.map(({ item }) => item)
    },
  }
}

function seedOf(key: string): number {
  let hash = 2_166_136_261
  for (let i = 0; i < key.length; i += 1) hash = Math.imul(hash ^ key.charCodeAt(i), 16_777_619)
  return hash >>> 0
}
