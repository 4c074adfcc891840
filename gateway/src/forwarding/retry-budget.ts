/** Each request earns a fifth of a retry, so that retries never double the load of a failing upstream. */
const EARNED_PER_REQUEST = 0.2

const MAX_SAVED = 10

export interface RetryBudget {
  readonly earn: () => void
  /** True once for each retry that may be made now. */
  readonly spend: () => boolean
}

export function createRetryBudget(): RetryBudget {
  let saved = MAX_SAVED
  return {
    earn() {
      saved = Math.min(MAX_SAVED, saved + EARNED_PER_REQUEST)
    },
    spend() {
      if (saved < 1) return false
      saved -= 1
      return true
    },
  }
}
