import type { Outcome } from './outcome.ts'

export interface BreakerLimits {
  /** Transport faults in a row that open it. */
  readonly faults: number
  /** How long it stays open before one question is let through to see. */
  readonly openMs: number
  readonly now?: () => number
}

export type BreakerState = 'closed' | 'open' | 'half-open'

/** Spares an upstream that is down, and visitors the wait for it: after faults in a row nothing is asked for a while. */
export interface Breaker {
  /** Whether to ask now. `true` obliges the caller to `settle` what it got; while half open only one is asked. */
  readonly admit: () => Pass | undefined
  readonly state: () => BreakerState
  /** Whole seconds until a question may be let through, at least one: what Retry-After says. */
  readonly retryAfterSeconds: () => number
}

/** The right to ask once. */
export interface Pass {
  readonly settle: (outcome: Outcome) => void
}

/**
 * Faults of the way there: no connection, a broken one, silence. An answer, whatever it says and however large, proves that
 * the upstream is there, and a visitor who left proves nothing.
 */
function meaningOf(outcome: Outcome): 'fine' | 'fault' | 'nothing' {
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
        const meaning = meaningOf(outcome)
        const isProbe = probe === self
        if (isProbe) probe = undefined
        // What was asked before it opened says nothing about now, unless it is good news.
        if (meaning === 'fine') {
          inARow = 0
          openUntil = undefined
        } else if (meaning === 'fault' && (isProbe || openUntil === undefined)) {
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
