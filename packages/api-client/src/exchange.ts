import type { CallId, Effect } from './call-types.ts'
import { callTable } from './generated/calls.ts'
import { LANGUAGE } from './generated/language.ts'
import { placeInput } from './place-input.ts'
import type { ReadAborts } from './read-aborts.ts'
import { fromEnvelope, fromProblem, fromRejection, type Result } from './result.ts'

export interface ExchangeOptions {
  /** The gateway's origin, such as `https://shop.example`; in a browser the page's own. */
  readonly baseUrl: string
  readonly fetch?: (request: Request, effect: Effect) => Promise<Response>
}

export interface SendOptions {
  readonly signal?: AbortSignal | undefined
  readonly idempotencyKey?: string
}

/** One request and its one answer; only a read gets an abort signal: of another call, the caller's is ignored. */
export function createExchange(options: ExchangeOptions, reads: ReadAborts) {
  const { baseUrl, fetch = (request) => globalThis.fetch(request) } = options

  return async (
    id: CallId,
    input: object,
    { signal, idempotencyKey }: SendOptions,
  ): Promise<Result<never>> => {
    const call = callTable[id]
    const { url, body } = placeInput(call, input as Record<string, unknown>)
    const read = call.effect === 'read' ? reads.start(url, signal) : undefined
    const headers = new Headers({ 'Accept-Language': LANGUAGE })
    if (body) headers.set('Content-Type', 'application/json')
    if (idempotencyKey !== undefined) headers.set('Idempotency-Key', idempotencyKey)
    try {
      const response = await fetch(
        new Request(`${baseUrl}${url}`, {
          method: call.method,
          headers,
          body: body ? JSON.stringify(body) : null,
          signal: read?.signal ?? null,
        }),
        call.effect,
      )
      const answer = parseJson(await response.text())
      if (read?.signal.aborted) return fromRejection(true)
      if (response.ok) return fromEnvelope(answer)
      return fromProblem(response.status, answer, response.headers.get('retry-after'))
    } catch {
      return fromRejection(read?.signal.aborted === true)
    } finally {
      if (read) reads.end(url, read)
    }
  }
}

/** A proxy may answer with a page of its own: that is `undefined`. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
