import type { CallId, CallIdOf, Data, Effect, Input } from './call-types.ts'
import { createExchange, type ExchangeOptions, type SendOptions } from './exchange.ts'
import { callTable } from './generated/calls.ts'
import { createReadAborts } from './read-aborts.ts'
import type { Result } from './result.ts'

export type { CallId, CallIdOf, Data, Effect, Input } from './call-types.ts'
export type { Addition } from './generated/addition.ts'
export { callTable } from './generated/calls.ts'
export { discountErrors } from './generated/discount-errors.ts'
export { LANGUAGE } from './generated/language.ts'
export type * from './generated/schema.ts'
export type { Failure as CallFailure, Result } from './result.ts'

/** A call that is on its way; the loading overlay counts them. */
export interface Flight {
  readonly id: CallId
  readonly effect: Effect
}

export interface ClientOptions extends ExchangeOptions {
  /** Called once for each call that starts and once when it ends, however it ends. */
  readonly onStart?: (flight: Flight) => void
  readonly onEnd?: (flight: Flight) => void
}

/** One verb per effect of the contract, so that what may be aborted and what needs a key is seen where it is called. */
export interface Client {
  /** Changes nothing. A second read of the same URL aborts the first, and leaving a page aborts all. */
  readonly read: <Id extends CallIdOf<'read'>>(
    id: Id,
    input: Input<Id>,
    options?: { readonly signal?: AbortSignal | undefined },
  ) => Promise<Result<Data<Id>>>
  /** Takes, renews or checks something. Never aborted, not even by another check (P35). */
  readonly hold: <Id extends CallIdOf<'hold'>>(id: Id, input: Input<Id>) => Promise<Result<Data<Id>>>
  /** Sent once per press. Never aborted. */
  readonly submit: <Id extends CallIdOf<'submit'>>(id: Id, input: Input<Id>) => Promise<Result<Data<Id>>>
  /** Orders or pays. Never aborted; `idempotencyKey` is a UUID, one per intent (P187). */
  readonly order: <Id extends CallIdOf<'order'>>(
    id: Id,
    input: Input<Id>,
    options: { readonly idempotencyKey: string },
  ) => Promise<Result<Data<Id>>>
  /** Leaving a page: aborts every running read and nothing else. Returns whether there was one. */
  readonly cancelReads: () => boolean
}

/** The shop's one way to the gateway. Expected outcomes are returned, never thrown. */
export function createClient(options: ClientOptions): Client {
  const reads = createReadAborts()
  const exchange = createExchange(options, reads)

  async function send<Id extends CallId>(id: Id, input: Input<Id>, sendOptions: SendOptions = {}) {
    const flight: Flight = { id, effect: callTable[id].effect }
    options.onStart?.(flight)
    try {
      const result: Result<Data<Id>> = await exchange(id, input as object, sendOptions)
      return result
    } finally {
      options.onEnd?.(flight)
    }
  }

  return {
    read: (id, input, { signal } = {}) => send(id, input, { signal }),
    hold: (id, input) => send(id, input),
    submit: (id, input) => send(id, input),
    order: (id, input, { idempotencyKey }) => send(id, input, { idempotencyKey }),
    cancelReads: reads.cancelAll,
  }
}
