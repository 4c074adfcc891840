/** Numbers that look random and are the same for one seed on every machine. */
export class Random {
  #state: number

  constructor(seed: number, name: string) {
    this.#state = seed >>> 0
    for (const sign of name)
      this.#state = Math.imul(this.#state ^ (sign.codePointAt(0) ?? 0), 0x9e3779b1) >>> 0
  }

  /** From 0 up to and without `below`. */
  next(below: number): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }

  pick<T>(all: readonly [T, ...T[]]): T {
    return all[this.next(all.length)] ?? all[0]
  }
}
