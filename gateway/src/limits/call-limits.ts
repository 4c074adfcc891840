import type { CallDefinition } from '@layover/contracts'

/** What is counted: every call, and on top of that the ones that could be abused. */
export type LimitKind = 'calls' | 'discount' | 'lookup' | 'account' | 'forms' | 'orders' | 'holds'

/** Calls that tell a guess from a hit. Discount codes that come along with other calls: see guess-limit.ts. */
const GUESSED: Readonly<Record<string, LimitKind>> = {
  'discount.checkAvailable': 'discount',
  'order.get': 'lookup',
  'account.deleteAccount': 'account',
}

function strictKind({ id, effect }: CallDefinition): LimitKind | undefined {
  if (effect === 'submit') return 'forms'
  if (effect === 'hold') return 'holds'
  // A payment has no strict limit of its own, though it counts as a call: what is bought was counted with its order.
  return effect === 'order' && id.endsWith('.createOrder') ? 'orders' : undefined
}

/** The kinds under which a call is counted, the strictest first. */
export function limitKinds(call: CallDefinition): readonly LimitKind[] {
  const strict = GUESSED[call.id] ?? strictKind(call)
  return strict === undefined ? ['calls'] : [strict, 'calls']
}
