import type { Static, TSchema } from '@sinclair/typebox'
import { type CallDefinition, defineCall } from './define-call.ts'
import { confirmWithToken } from './examples/orders.ts'
import { Confirm, confirmErrorCodes } from './shapes/payment.ts'
import type { StateName } from './state-names.ts'

/** What one confirm call does not share with the others. */
interface ConfirmInput<D extends TSchema> {
  readonly id: string
  readonly path: string
  readonly tag: string
  readonly summary: string
  readonly description: string
  readonly data: D
  /** The state in which the order of the examples stands, and what paying it answers. */
  readonly ordered: StateName
  readonly paid: NoInfer<Static<D>>
  /** What was ordered, as the names of the examples say it: `a pass order`. */
  readonly noun: string
}

/**
 * A confirm call: every purchase pays by the same request, may be refused with the same codes, and charges its order at
 * most once, so that one checkout can pay for all of them (P187, P198).
 */
export function defineConfirm<D extends TSchema>(
  input: ConfirmInput<D>,
): CallDefinition<{ body: typeof Confirm }, D> {
  const { ordered, paid, noun, ...call } = input
  return defineCall({
    ...call,
    method: 'POST',
    request: { body: Confirm },
    agent: 'default',
    effect: 'order',
    // What is bought was counted with its order.
    limit: 'none',
    unsettled: ['PAYING'],
    errorCodes: confirmErrorCodes,
    examples: [
      {
        name: `a payment for ${noun}`,
        given: ordered,
        request: { body: confirmWithToken },
        reply: { data: paid },
      },
      {
        name: `a payment for ${noun} that nobody knows`,
        given: 'catalogue',
        request: { body: { ...confirmWithToken, orderNo: 'LV-NOSUCHORDER000000000' } },
        reply: { errorCode: 'NOT_FOUND' },
      },
    ],
  })
}
