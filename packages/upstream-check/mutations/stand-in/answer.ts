/** An answer on its way out. `ending` says what becomes of it on the wire. */
export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  /** `cut`: half of the body, then the connection ends. `reset`: nothing and a reset. `silent`: nothing, for ever. */
  readonly ending?: 'cut' | 'reset' | 'silent'
  readonly delayMs?: number
}

/** A question as the check sent it. */
export interface Asked {
  readonly method: string
  /** Path and query, as they came. */
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

/** Asks the correct upstream. */
export type Ask = (asked: Asked) => Promise<Answer>

/** What a mutation does with the questions of its call; it has a memory of its own in each run. */
export type Act = (asked: Asked, ask: Ask) => Promise<Answer>

/** The body of a question; an empty object where it has none or one that is no object. */
export function fieldsOf({ body, url }: Asked): Record<string, unknown> {
  const query = Object.fromEntries(new URLSearchParams(url.split('?')[1] ?? ''))
  try {
    const value: unknown = JSON.parse(body.toString())
    return typeof value === 'object' && value !== null ? { ...query, ...value } : query
  } catch {
    return query
  }
}

/** The same question with fields of its body changed; a field set to undefined is left out. */
export function withFields(asked: Asked, fields: Record<string, unknown>): Asked {
  const { 'content-length': _length, ...headers } = asked.headers
  return { ...asked, headers, body: Buffer.from(JSON.stringify({ ...fieldsOf(asked), ...fields })) }
}

export function withHeader(asked: Asked, name: string, value: string): Asked {
  return { ...asked, headers: { ...asked.headers, [name]: value } }
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
  body: Buffer.from(JSON.stringify({ state: '10', errorCode, message: 'No.' })),
})
