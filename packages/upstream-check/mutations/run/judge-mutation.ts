import type { Verdict } from '../../src/check-upstream.ts'
import type { Mutation } from '../mutation.ts'

/** One finding of a check about one call, in the words of that check. */
export interface Named {
  readonly call: string
  readonly path: string
  /** `breaks` or `harmless`. */
  readonly severity: string
  readonly expected: string
  readonly got: string
}

/**
 * Of a breaking mutation, `named`: a finding has the right call and place; `elsewhere`: findings name other places only;
 * `missed`: there is none. Of a harmless one, `quiet` or `alarm`, or `missed` where it had to be not tested. `idle`: the
 * mutation never changed an answer.
 */
export type Result = 'named' | 'elsewhere' | 'missed' | 'quiet' | 'alarm' | 'idle'

/** `$.data[3].times` → `$.data[].times`. */
const general = (path: string) => path.replaceAll(/\[\d+\]/g, '[]').replace(/^body: ?/, '')

/** The same place, or one inside or around it: a finding at a list leads a reader to its items. */
function isNear(found: string, meant: string): boolean {
  const [one, other] = [general(found), general(meant)]
  if (one === other) return true
  if (!one.startsWith('$') || !other.startsWith('$')) return one.split(' ')[0] === other.split(' ')[0]
  return [one, other].some((long, index) => {
    const short = index === 0 ? other : one
    return short !== '$' && long.startsWith(short) && /^[.[]/.test(long.slice(short.length))
  })
}

/** Whether a finding names the mutated call and place. */
function isNamed({ call, alsoAt = [], paths }: Mutation, found: Named): boolean {
  // Where two calls disagree, a report may name either of them, each by a place of its own.
  if (found.call === call) return paths.some((path) => isNear(found.path, path))
  return alsoAt.includes(found.call)
}

export function judgeMutation(mutation: Mutation, findings: readonly Named[], verdict?: Verdict): Result {
  const breaking = findings.filter(({ severity }) => severity === 'breaks')
  if (mutation.kind === 'harmless') {
    if (breaking.length > 0) return 'alarm'
    return mutation.isUntested && verdict !== 'untested' ? 'missed' : 'quiet'
  }
  if (breaking.some((found) => isNamed(mutation, found))) return 'named'
  return breaking.length === 0 ? 'missed' : 'elsewhere'
}

export const isGood = (result: Result): boolean => result === 'named' || result === 'quiet'
