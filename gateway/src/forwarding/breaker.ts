import type { Outcome } from './outcome.ts'

interface BreakerLimits {
  /** Transport faults in a row that open it. */
  readonly faults: number
  /** How long it stays open before it lets one request through as a probe. */
  readonly openMs: number
  readonly now?: () => number
}

export type BreakerState = 'closed' | 'open' | 'half-open'

/** After faults in a row no request goes to the upstream for a while, so that visitors do not wait for one that is down. */
export interface Breaker {
  /** The permission for one request, or undefined. While the breaker is half open, only the probe gets one. */
  readonly admit: () => Pass | undefined
  readonly state: () => BreakerState
  /** Whole seconds until a request may pass, at least one, for Retry-After. */
  readonly retryAfterSeconds: () => number
}

/** The permission for one request. Its holder must call `settle` with the outcome. */
export interface Pass {
  readonly settle: (outcome: Outcome) => void
}

/**
 * Only transport faults count: no connection, a broken one, silence. Any answer, however large, proves that the upstream is
 * up. A visitor who left proves nothing.
 */
function evidenceOf(outcome: Outcome): 'fine' | 'fault' | 'nothing' {
  if (outcome.kind === 'answer' || outcome.fault === 'tooLarge') return 'fine'
  return outcome.fault === 'abandoned' || outcome.fault === 'refused' ? 'nothing' : 'fault'
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
      settle(outcome) {
        const evidence = evidenceOf(outcome)
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
