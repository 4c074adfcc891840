import type { CallDefinition, CallLimit } from '@layover/contracts'

/** What is counted: every call, and on top of that the ones that could be abused. */
export type LimitKind = 'calls' | CallLimit

/** The kinds under which a call is counted, the strictest first. */
export function limitKinds({ limit }: CallDefinition): readonly LimitKind[] {
  return limit === 'none' ? ['calls'] : [limit, 'calls']
}
