import type { Static, TSchema } from '@sinclair/typebox'
import { type CallDefinition, defineCall } from './define-call.ts'
import { confirmWithToken } from './examples/orders.ts'
import { Confirm, confirmErrorCodes } from './shapes/payment.ts'
import type { StateName } from './state-names.ts'

/** The fields in which one confirm call differs from the others. */
interface ConfirmInput<D extends TSchema> {
  readonly id: string
  readonly path: string
  readonly tag: string
  readonly summary: string
  readonly description: string
  readonly data: D
  /** The state of the examples' order, and the answer to its payment. */
  readonly ordered: StateName
  readonly paid: NoInfer<Static<D>>
  /** The order in the names of the examples: `a pass order`. */
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
    // The order that it pays was counted already.
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
