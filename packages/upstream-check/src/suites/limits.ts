import type { Answer } from '../run/answer.ts'
import type { Run } from '../run/run.ts'

/**
 * Whether a limit of the upstream’s refuses a payment of the check. The contract allows that, and the payments before it may not
 * have been ours, so it is noted as not tested.
 */
export function isLimited(run: Run, answer: Answer<unknown>, what: string): boolean {
  if (answer.kind !== 'failure' || answer.errorCode !== 'TOO_MANY_ATTEMPTS') return false
  const why =
    'this upstream answers TOO_MANY_ATTEMPTS; check again in an hour, or raise its limit of payments'
  run.notes.untested(answer.at.call.id, `${what}: ${why}`)
  return true
}
