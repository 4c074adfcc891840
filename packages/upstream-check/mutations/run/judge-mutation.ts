import type { Mutation } from '../mutation.ts'

/** What a check said of one call, in whatever words of its own. */
export interface Named {
  readonly call: string
  readonly path: string
  /** `breaks` or `harmless`. */
  readonly severity: string
  readonly expected: string
  readonly got: string
}

/**
 * `named`: call and place are right. `elsewhere`: something is wrong, said of another place. `missed`: nothing is.
 * Of what is harmless: `quiet` or `alarm`. `idle`: the mutation never changed an answer, so there was nothing to find.
 */
export type Result = 'named' | 'elsewhere' | 'missed' | 'quiet' | 'alarm' | 'idle'

/** `$.data[3].times` → `$.data[].times`. */
const general = (path: string) => path.replaceAll(/\[\d+\]/g, '[]').replace(/^body: ?/, '')

/** The same place, or one inside or around it: who is told that a list is wrong looks at its items. */
function isNear(found: string, meant: string): boolean {
  const [one, other] = [general(found), general(meant)]
  if (one === other) return true
  if (!one.startsWith('$') || !other.startsWith('$')) return one.split(' ')[0] === other.split(' ')[0]
  return [one, other].some((long, index) => {
    const short = index === 0 ? other : one
    return short !== '$' && long.startsWith(short) && /^[.[]/.test(long.slice(short.length))
  })
}

/** Whether a finding names what a mutation did. */
function isNamed({ call, alsoAt = [], paths }: Mutation, found: Named): boolean {
  // Where two calls disagree, either may be named, and then by the place where it says its part.
  if (found.call === call) return paths.some((path) => isNear(found.path, path))
  return alsoAt.includes(found.call)
}

export function judgeMutation(mutation: Mutation, findings: readonly Named[]): Result {
  const breaking = findings.filter(({ severity }) => severity === 'breaks')
  if (mutation.kind === 'harmless') return breaking.length === 0 ? 'quiet' : 'alarm'
  if (breaking.some((found) => isNamed(mutation, found))) return 'named'
  return breaking.length === 0 ? 'missed' : 'elsewhere'
}

export const isGood = (result: Result): boolean => result === 'named' || result === 'quiet'
