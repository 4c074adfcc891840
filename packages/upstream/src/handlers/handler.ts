import type { CallDefinition, calls, Data, Request } from '@layover/contracts'

/** What a call brings besides its request. */
export interface CallContext {
  /** Of order calls, which are refused without one, and of submits where the caller sent one; else empty. */
  readonly idempotencyKey: string
}

type MaybePromise<T> = T | Promise<T>

/**
 * Answers one call with its data; a refusal is thrown as `Refused`. The request holds all places merged, and the
 * agentId that the gateway added.
 */
type Handler<C> = (
  request: Request<C> & { readonly agentId?: string },
  context: CallContext,
) => MaybePromise<Data<C>>

type CallNames<T> = { [K in keyof T]: T[K] extends CallDefinition ? K : never }[keyof T]

/** One handler per definition of a resource: a missing one does not compile. */
export type HandlersOf<Tag extends keyof typeof calls> = {
  readonly [Name in CallNames<(typeof calls)[Tag]>]: Handler<(typeof calls)[Tag][Name]>
}

export type Handlers = { readonly [Tag in keyof typeof calls]: HandlersOf<Tag> }
