/** One request that waits. */
interface Waiting {
  readonly end: (hasTurn: boolean) => void
}

interface TurnLimits {
  /** How many may run at once. */
  readonly count: number
  /** How many may wait for a turn, and how long. */
  readonly maxWaiting: number
  readonly waitMs: number
}

/** Lets a number of requests run at once. A further one waits for its turn, the longest waiting first, but only briefly. */
export class Turns {
  readonly #limits: TurnLimits
  #running = 0
  // A set keeps the order, and any member leaves it at once.
  readonly #waiting = new Set<Waiting>()

  constructor(limits: TurnLimits) {
    this.#limits = limits
  }

  /** Nobody runs and nobody waits. */
  get isIdle(): boolean {
    return this.#running === 0
  }

  /** Takes a turn if one is free; nothing is allocated. Its holder must call `leave`. */
  tryTake(): boolean {
    if (this.#running >= this.#limits.count) return false
    this.#running += 1
    return true
  }

  /** Takes a turn, or waits for one. Resolves with false where too many wait already, or none was free in time. */
  async take(): Promise<boolean> {
    if (this.tryTake()) return true
    const { maxWaiting, waitMs } = this.#limits
    if (this.#waiting.size >= maxWaiting) return false
    return await new Promise((resolve) => {
      const waiting: Waiting = {
        end: (hasTurn) => {
          clearTimeout(timer)
          this.#waiting.delete(waiting)
          resolve(hasTurn)
        },
      }
      const timer = setTimeout(waiting.end, waitMs, false)
      this.#waiting.add(waiting)
    })
  }

  /** Ends a turn; the next request has it at once. */
  leave(): void {
    const [next] = this.#waiting
    if (next) next.end(true)
    else this.#running -= 1
  }
}
