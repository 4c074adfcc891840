import type { Static, TObject, TSchema } from '@sinclair/typebox'
import type { Deprecation } from './deprecation.ts'
import type { ErrorCode } from './error-codes.ts'
import type { StateName } from './state-names.ts'

/**
 * Which agentId the gateway adds (P254): `default` the general id when absent, `popular` the popular id
 * when absent, `forced` the general id whatever came, `given` and `path` nothing: the caller's own, in body or path.
 */
type AgentPolicy = 'default' | 'popular' | 'forced' | 'given' | 'path'

/**
 * What a call does to the world. `read` changes nothing: it may be cached, repeated once and aborted. `hold` takes, renews
 * or checks something. `order` needs an Idempotency-Key. `submit` is sent once per press. Only reads are ever aborted.
 */
type Effect = 'read' | 'hold' | 'order' | 'submit'

/**
 * A count of one call's requests, beside the one of all calls. `discount`, `lookup`, `account` and `find` count guesses
 * (P330).
 */
export type CallLimit =
  | 'discount'
  | 'lookup'
  | 'account'
  | 'find'
  | 'forms'
  | 'orders'
  | 'holds'
  | 'sessions'
  | 'heavy'

/**
 * What a call takes of the upstream, and so which share of its connections it may use (P391): `light` a few milliseconds,
 * `heavy` much of a processor, `change` a write, `order` perhaps the time of the card provider.
 */
export type CallCost = 'light' | 'heavy' | 'change' | 'order'

/** The parts of a request: path segments, query string, JSON body. POST calls always have a body. */
export interface RequestSchemas {
  readonly path?: TObject
  readonly query?: TObject
  /** One closed object, or a union of them; typed loosely, since the compiler gives up on the precise bound. */
  readonly body?: TSchema
}

type ValueOf<S> = S extends TSchema ? Static<S> : undefined

/** One request of a call, by the place each part travels in. */
type RequestValue<R extends RequestSchemas> = {
  [K in keyof R as R[K] extends TSchema ? K : never]: ValueOf<R[K]>
}

/** The business's answer, free of any envelope: data, or a refusal with its code. */
type Reply<D> = { readonly data: D } | { readonly errorCode: ErrorCode; readonly message?: string }

/** A request with the answer it must get once the named state stands. Pact, fake replies and documents come from it. */
export interface CallExample<R extends RequestSchemas = RequestSchemas, D extends TSchema = TSchema> {
  readonly name: string
  readonly given: StateName
  readonly request: RequestValue<R>
  readonly reply: Reply<Static<D>>
}

/** A call as a file under `calls/` defines it. */
export interface CallInput<R extends RequestSchemas, D extends TSchema> {
  readonly id: string
  readonly method: 'GET' | 'POST'
  /** The upstream's path; the shop's is the same under `/api`. */
  readonly path: string
  readonly tag: string
  readonly summary: string
  readonly description: string
  /** Without agentId unless the policy is `given` or `path`; `agent.ts` derives both sides' schemas. */
  readonly request: R
  readonly data: D
  readonly agent: AgentPolicy
  readonly effect: Effect
  /** How long an answer stays fresh. Only reads have it; without it nothing is cached. */
  readonly ttlSeconds?: number
  /** How much longer a cached answer may be sent while it is fetched again, so that visitors do not notice a slow upstream. */
  readonly staleSeconds?: number
  readonly errorCodes: readonly ErrorCode[]
  readonly examples: readonly CallExample<NoInfer<R>, NoInfer<D>>[]
  /** Values of the data's `status` that mean an unknown outcome: such an answer is never stored for its key (P188). */
  readonly unsettled?: readonly string[]
  /** State codes that mean success (P251). */
  readonly success?: readonly string[]
  readonly timeoutMs?: number
  readonly bodyLimit?: number
  /** Its effect's cost where it is left out. */
  readonly cost?: CallCost
  /** The limit of its cost or effect where it is left out; with `none` only the count of all calls applies. */
  readonly limit?: CallLimit | 'none'
  /** Ours: an upstream may lack it (P212). */
  readonly addition?: true
  /** The call goes (P546). */
  readonly deprecation?: Deprecation
  /**
   * The field of the body that names the place whose slots a read lists, or a hold or an order takes. After the latter, no
   * cached list of that place is sent (P392).
   */
  readonly slotsOf?: 'loungeCode' | 'cipCode' | 'networkCode'
}

/** A finished definition, as every walk over the registry reads it. */
export interface CallDefinition<R extends RequestSchemas = RequestSchemas, D extends TSchema = TSchema>
  extends CallInput<R, D> {
  readonly success: readonly string[]
  readonly timeoutMs: number
  readonly bodyLimit: number
  readonly cost: CallCost
  readonly limit: CallLimit | 'none'
}

/** Deadlines by effect in milliseconds (P255 to P259): from the first byte sent to the last byte read. */
const DEADLINES: Record<Effect, number> = { read: 5_000, hold: 8_000, submit: 10_000, order: 25_000 }

/** Limits by effect. */
const LIMITS: Record<Effect, CallLimit | 'none'> = {
  read: 'none',
  hold: 'holds',
  submit: 'forms',
  order: 'orders',
}

/** Costs by effect. */
const COSTS: Record<Effect, CallCost> = { read: 'light', hold: 'change', submit: 'change', order: 'order' }

const BODY_LIMIT_BYTES = 64 * 1024

/** Completes a definition: success `'11'`, deadline, cost and limit of its effect and 64 KB of body where it names no others. */
export function defineCall<const R extends RequestSchemas, D extends TSchema>(
  input: CallInput<R, D>,
): CallDefinition<R, D> {
  return Object.freeze({
    success: ['11'],
    timeoutMs: DEADLINES[input.effect],
    bodyLimit: BODY_LIMIT_BYTES,
    cost: COSTS[input.effect],
    limit: input.cost === 'heavy' ? 'heavy' : LIMITS[input.effect],
    ...input,
  })
}

type Part<R, K extends string> = R extends { readonly [P in K]: infer S extends TSchema }
  ? Static<S>
  : unknown

/** What the shop may send, all places merged into one object, as handlers and clients think of it. */
export type Request<C> = C extends { readonly request: infer R }
  ? Part<R, 'path'> & Part<R, 'query'> & Part<R, 'body'>
  : never

/** The payload of a successful answer. */
export type Data<C> = C extends { readonly data: infer D extends TSchema } ? Static<D> : never
