import type { CallDefinition, calls, Data, Request } from '@layover/contracts'
import type { CallContext } from '../domain/call-context.ts'

type MaybePromise<T> = T | Promise<T>

/**
 * Returns the data of one call; a refusal is thrown as `Refused`. The request merges path, query and body, and
 * contains the agentId that the gateway added.
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
