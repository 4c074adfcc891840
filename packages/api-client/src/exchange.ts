import createFetchClient from 'openapi-fetch'
import type { CallId } from './call-types.ts'
import { callTable } from './generated/calls.ts'
import type { paths } from './generated/schema.ts'
import { placeInput } from './place-input.ts'
import type { ReadAborts } from './read-aborts.ts'
import { fromEnvelope, fromProblem, fromRejection, type Result } from './result.ts'

export interface ExchangeOptions {
  /** The gateway's origin, such as `https://shop.example`; in a browser the page's own. */
  readonly baseUrl: string
  readonly fetch?: (request: Request) => Promise<Response>
  readonly language?: string
}

export interface SendOptions {
  readonly signal?: AbortSignal | undefined
  readonly idempotencyKey?: string
}

/** openapi-fetch types a request by literal path; here the path is a value, and `Input` and `Data` type the call. */
type LooseRequest = (
  method: 'get' | 'post',
  path: string,
  init: object,
) => Promise<{ readonly data?: unknown; readonly error?: unknown; readonly response: Response }>

/** One request and its one answer; only a read gets an abort signal, whatever the caller passed. */
export function createExchange(options: ExchangeOptions, reads: ReadAborts) {
  const { baseUrl, fetch = (request) => globalThis.fetch(request), language = 'en-US' } = options
  const http = createFetchClient<paths>({ baseUrl, fetch, headers: { 'Accept-Language': language } })
  const request = http.request as unknown as LooseRequest

  return async (
    id: CallId,
    input: object,
    { signal, idempotencyKey }: SendOptions,
  ): Promise<Result<never>> => {
    const call = callTable[id]
    const placed = placeInput(call, input as Record<string, unknown>)
    const read = call.effect === 'read' ? reads.start(placed.url, signal) : undefined
    const key = idempotencyKey === undefined ? {} : { header: { 'Idempotency-Key': idempotencyKey } }
    const body = placed.body === undefined ? {} : { body: placed.body }
    const params = { path: placed.path, query: placed.query, ...key }
    try {
      const method = call.method === 'GET' ? 'get' : 'post'
      const answer = await request(method, call.path, { params, signal: read?.signal, ...body })
      if (read?.signal.aborted) return fromRejection(true)
      const { ok, status, headers } = answer.response
      return ok ? fromEnvelope(answer.data) : fromProblem(status, answer.error, headers.get('retry-after'))
    } catch {
      return fromRejection(read?.signal.aborted === true)
    } finally {
      if (read) reads.end(placed.url, read)
    }
  }
}
