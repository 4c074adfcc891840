import type { CallDefinition, Data } from '@layover/contracts'
import type { CallInput, CallReply, FetchCall } from '@layover/site/pages/page-source'
import type { FastifyInstance } from 'fastify'
import { OWN_ADDRESS } from '../visitors/own-request.ts'

export const SILENT = { kind: 'silent' } as const

/** Limits, so that uncached pages do not crowd out the visitors' own calls, nor what pages can go without what they need. */
const MAX_NEEDED_AT_ONCE = 24
const MAX_EXTRA_AT_ONCE = 12

/**
 * Makes calls through the gateway's own routes, so that a page knows nothing that the shop could not have fetched: the same
 * check of request and answer, the same agent, deadline and normalisation. `host` is one that the gateway serves.
 */
export function createFetchCall(app: FastifyInstance, host: string): FetchCall {
  const needed = { running: 0, most: MAX_NEEDED_AT_ONCE }
  const extra = { running: 0, most: MAX_EXTRA_AT_ONCE }
  return async <C extends CallDefinition>(
    call: C,
    input: CallInput<C>,
    isNeeded = true,
  ): Promise<CallReply<Data<C>>> => {
    const share = isNeeded ? needed : extra
    if (share.running >= share.most) return SILENT
    share.running += 1
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
      share.running -= 1
    }
  }
}
