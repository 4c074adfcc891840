import type { CallDefinition, Data } from '@layover/contracts'
import type { CallInput, CallReply, FetchCall } from '@layover/site/pages/page-source'
import type { FastifyInstance } from 'fastify'
import { OWN_ADDRESS } from '../visitors/own-request.ts'

export const SILENT = { kind: 'silent' } as const

/** A limit, so that uncached pages do not crowd out the visitors' own calls. */
const MAX_AT_ONCE = 24

/**
 * Makes calls through the gateway's own routes, so that a page knows nothing that the shop could not have fetched: the same
 * check of request and answer, the same agent, deadline and normalisation. `host` is one that the gateway serves.
 */
export function createFetchCall(app: FastifyInstance, host: string): FetchCall {
  let running = 0
  return async <C extends CallDefinition>(call: C, input: CallInput<C>): Promise<CallReply<Data<C>>> => {
    if (running >= MAX_AT_ONCE) return SILENT
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
      return state === 'success' ? { kind: 'data', data } : { kind: 'refused', errorCode: String(errorCode) }
    } catch {
      return SILENT
    } finally {
      running -= 1
    }
  }
}
