import type { CallDefinition, Data, Request } from '@layover/contracts'
import type { FastifyInstance } from 'fastify'
import { OWN_ADDRESS } from '../visitors/own-request.ts'
import { within } from './within.ts'

/** What came of a question: an answer, the business's refusal with its code, or nothing that can be relied on. */
export type Told<D> =
  | { readonly kind: 'told'; readonly data: D }
  | { readonly kind: 'refused'; readonly errorCode: string }
  | { readonly kind: 'silent' }

/** Asks one of the calls in nobody's name. Never rejects. */
export type Ask = <C extends CallDefinition>(
  call: C,
  input: Request<C> & { readonly agentId?: string },
) => Promise<Told<Data<C>>>

const SILENT = { kind: 'silent' } as const

/** Pages that nobody has asked for yet may not crowd out the visitors' own calls. */
const MOST_AT_ONCE = 24

/**
 * Asks through the gateway's own routes, so that a page knows nothing that the shop could not have asked for: the same check
 * of request and answer, the same agent, deadline and normalisation. `host` is one that the gateway serves.
 */
export function createAsk(app: FastifyInstance, host: string): Ask {
  let running = 0
  return async <C extends CallDefinition>(
    call: C,
    input: Request<C> & { readonly agentId?: string },
  ): Promise<Told<Data<C>>> => {
    if (running >= MOST_AT_ONCE) return SILENT
    running += 1
    try {
      const answer = await app.inject({
        remoteAddress: OWN_ADDRESS,
        method: 'POST',
        url: `/api${call.path}`,
        headers: { host, 'content-type': 'application/json' },
        payload: JSON.stringify(input),
      })
      if (answer.statusCode !== 200) return SILENT
      const { state, data, errorCode } = JSON.parse(answer.payload)
      return state === 'success' ? { kind: 'told', data } : { kind: 'refused', errorCode: String(errorCode) }
    } catch {
      return SILENT
    } finally {
      running -= 1
    }
  }
}

/** What a call told, or undefined. */
export function toldBy<D>(told: Told<D>): D | undefined {
  return told.kind === 'told' ? told.data : undefined
}

/** How long a page waits for what it is only better with; it is then asked for again soon. */
const EXTRA_WAIT_MS = 250
const WITHOUT_EXTRA_SECONDS = 5

/** Something a page is better with and good without: what has not come soon counts as silent. */
export function ifSoon<D>(told: Promise<Told<D>>): Promise<Told<D>> {
  return within<Told<D>, Told<D>>(told, EXTRA_WAIT_MS, SILENT)
}

/** How long a page may be kept that came from a call: as long as the call's answer, or briefly while something is missing. */
export function ttlOf(call: Pick<CallDefinition, 'ttlSeconds'>, isWhole: boolean): number {
  return isWhole ? (call.ttlSeconds ?? 60) : WITHOUT_EXTRA_SECONDS
}
