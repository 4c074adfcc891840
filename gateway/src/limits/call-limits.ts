import type { CallDefinition, CallLimit } from '@layover/contracts'

/** Every call counts as `calls`; calls that could be abused also count under a kind of their own. */
export type LimitKind = 'calls' | CallLimit

/** The kinds under which a call is counted, the strictest first. */
export function limitKinds({ limit }: CallDefinition): readonly LimitKind[] {
  return limit === 'none' ? ['calls'] : [limit, 'calls']
}
