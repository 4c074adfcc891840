import { type TSchema, Type } from '@sinclair/typebox'
import { closed, oneOf } from './closed.ts'

const errorCode = Type.String({ minLength: 1, maxLength: 64 })
const message = Type.Optional(Type.String({ maxLength: 1000 }))

/** The gateway's envelope of a success. */
export function successEnvelope<D extends TSchema>(data: D) {
  return closed({ state: oneOf(['success']), data })
}

/** The gateway's envelope of a refusal. */
export const FailureEnvelope = closed(
  { state: oneOf(['failure']), errorCode, message },
  { $id: 'Failure', description: 'A refusal of the business; errorCode is its reason.' },
)

/** The upstream's envelope of a success: the state is one of the call's success codes. */
export function upstreamSuccess<D extends TSchema>(success: readonly string[], data: D) {
  return closed({ state: oneOf(success), data })
}

/** The state of a refusal in the examples, and of the reference upstream. Any other state but a success will do. */
export const FAILURE_STATE = '10'

/** The upstream's envelope of a refusal: any other state. */
export const UpstreamFailure = closed({
  state: Type.String({ minLength: 1, maxLength: 32 }),
  errorCode,
  message,
})
