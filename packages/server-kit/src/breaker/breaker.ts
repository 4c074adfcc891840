interface BreakerLimits {
  /** Faults in a row that open it. */
  readonly faults: number
  /** How long it stays open before it lets one request through as a probe. */
  readonly openMs: number
  readonly now?: () => number
}

export type BreakerState = 'closed' | 'open' | 'half-open'

/** What one request shows of the other server: that it works, that it fails, or nothing. */
export type Evidence = 'fine' | 'fault' | 'nothing'

/** After faults in a row no request goes to another server for a while, so that visitors do not wait for one that is down. */
export interface Breaker {
  /** The permission for one request, or undefined. While the breaker is half open, only the probe gets one. */
  readonly admit: () => Pass | undefined
  readonly state: () => BreakerState
  /** Whole seconds until a request may pass, at least one, for Retry-After. */
  readonly retryAfterSeconds: () => number
}

/** The permission for one request. Its holder must call `settle` with what it showed. */
export interface Pass {
  readonly settle: (evidence: Evidence) => void
}

export function createBreaker({ faults, openMs, now = () => performance.now() }: BreakerLimits): Breaker {
  let inARow = 0
  let openUntil: number | undefined
  let probe: Pass | undefined

  function open() {
    openUntil = now() + openMs
  }

  function pass(): Pass {
    const self: Pass = {
      settle(evidence) {
        const isProbe = probe === self
        if (isProbe) probe = undefined
        // A request that began before the breaker opened may close it by a good answer, but its fault changes nothing.
        if (evidence === 'fine') {
          inARow = 0
          openUntil = undefined
        } else if (evidence === 'fault' && (isProbe || openUntil === undefined)) {
          inARow += 1
          if (isProbe || inARow >= faults) open()
        }
      },
    }
    return self
  }

  return {
    admit() {
      if (openUntil === undefined) return pass()
      if (now() < openUntil || probe !== undefined) return undefined
      probe = pass()
      return probe
    },
    state() {
      if (openUntil === undefined) return 'closed'
      return now() < openUntil ? 'open' : 'half-open'
    },
    retryAfterSeconds() {
      return Math.max(1, Math.ceil(((openUntil ?? 0) - now()) / 1000))
    },
  }
}
