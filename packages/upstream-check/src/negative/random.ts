import { seededRandom } from '@layover/rules/seeded-random'

/** Drawn numbers and items: the same ones for one seed and one name. */
export class Random {
  readonly #draw: () => number

  constructor(seed: number, name: string) {
    let state = seed
    for (const sign of name) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 0x9e3779b1)
    this.#draw = seededRandom(state)
  }

  /** From 0 up to and without `below`. */
  next(below: number): number {
    return this.#draw() % below
  }

  pick<T>(all: readonly [T, ...T[]]): T {
    return all[this.next(all.length)] ?? all[0]
  }
}
