import { FAILURE_STATE } from '@layover/contracts'

/** An answer to send. `ending` is a fault of the connection. */
export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  /** `cut`: half of the body, then the connection ends. `reset`: nothing and a reset. `silent`: nothing, for ever. */
  readonly ending?: 'cut' | 'reset' | 'silent'
  readonly delayMs?: number
}

/** A request as the check sent it. */
export interface CallRequest {
  readonly method: string
  /** Path and query, as they came. */
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

/** Sends a request to the correct upstream. */
export type Forward = (request: CallRequest) => Promise<Answer>

/** Handles the requests of the mutated call; each run has a memory of its own. */
export type Act = (request: CallRequest, forward: Forward) => Promise<Answer>

/** The fields of a request's body and query; empty where the body is no object. */
export function fieldsOf({ body, url }: CallRequest): Record<string, unknown> {
  const query = Object.fromEntries(new URLSearchParams(url.split('?')[1] ?? ''))
  try {
    const value: unknown = JSON.parse(body.toString())
    return typeof value === 'object' && value !== null ? { ...query, ...value } : query
  } catch {
    return query
  }
}

/** The same request with fields of its body changed; a field set to undefined is left out. */
export function withFields(request: CallRequest, fields: Record<string, unknown>): CallRequest {
  const { 'content-length': _length, ...headers } = request.headers
  return { ...request, headers, body: Buffer.from(JSON.stringify({ ...fieldsOf(request), ...fields })) }
}

export function withHeader(request: CallRequest, name: string, value: string): CallRequest {
  return { ...request, headers: { ...request.headers, [name]: value } }
}

/** The parsed body of an answer; undefined where it is no JSON. */
export function jsonOf({ body }: Answer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return undefined
  }
}

/** An answer with the success state of the reference upstream, and its data; undefined for every other answer. */
export function dataOf(answer: Answer): unknown {
  const value = jsonOf(answer)
  const isYes = answer.status === 200 && typeof value === 'object' && value !== null && 'data' in value
  return isYes ? value.data : undefined
}

export function withBody(answer: Answer, body: Buffer | string): Answer {
  return { ...answer, body: Buffer.from(body) }
}

export const withJson = (answer: Answer, value: unknown): Answer => withBody(answer, JSON.stringify(value))

/** The upstream's yes and no in its own words. */
export const yes = (data: unknown): Answer => ({
  status: 200,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: Buffer.from(JSON.stringify({ state: '11', data })),
})

export const no = (errorCode: string): Answer => ({
  ...yes(undefined),
  body: Buffer.from(JSON.stringify({ state: FAILURE_STATE, errorCode, message: 'No.' })),
})
