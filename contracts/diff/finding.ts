import type { Difference } from './difference.ts'
import { judge, type Place, type Verdict } from './judge.ts'

/** One row of the report. */
export interface Finding extends Verdict {
  /** The operation's id, such as `lounge.detail`. */
  readonly call: string
  readonly method: string
  readonly path: string
  /** `request $.lead.email`, `answer $.data[].city`, `query page`; `call` for the call as a whole. */
  readonly at: string
  readonly what: string
}

/** A call as rows name it. */
export type CallName = Pick<Finding, 'call' | 'method' | 'path'>

export function findingsOf(
  name: CallName,
  place: Place,
  label: string,
  differences: readonly Difference[],
): Finding[] {
  return differences.map((difference) => ({
    ...name,
    at: `${label} ${difference.path}`,
    what: difference.what,
    ...judge(place, difference),
  }))
}
