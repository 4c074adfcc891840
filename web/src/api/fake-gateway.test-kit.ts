import { vi } from 'vitest'

/** One request as the gateway gets it. */
export type SeenRequest = {
  path: string
  headers: Headers
  /** The body, or a GET's query. */
  body: Record<string, unknown>
  isAborted: () => boolean
}

type Answer = Response | Promise<Response>
type Answers = Record<string, (body: Record<string, unknown>) => Answer>

export const success = (data: unknown) => Response.json({ state: 'success', data })
export const refusal = (errorCode: string, message?: string) =>
  Response.json({ state: 'failure', errorCode, ...(message !== undefined && { message }) })
export const problem = (status: number) =>
  Response.json({ type: 'about:blank', title: 'Problem', status, requestId: 'r-1' }, { status })

/** An answer under the test's control: `const late = held(); … late.answer(success([]))`. */
export function held(): { reply: () => Promise<Response>; answer: (response: Response) => void } {
  let answer: (response: Response) => void = () => {}
  const promise = new Promise<Response>((resolve) => {
    answer = resolve
  })
  return { reply: () => promise, answer }
}

/**
 * Replaces the network below the real client: `fetch` answers by path, and rejects for an aborted signal or a path
 * without an answer. `vi.unstubAllGlobals()` restores it.
 */
export function fakeGateway(answers: Answers): SeenRequest[] {
  const seen: SeenRequest[] = []
  vi.stubGlobal('fetch', async (input: Request | URL | string, init?: RequestInit) => {
    const request = input instanceof Request ? input : new Request(input, init)
    const { pathname: path, searchParams } = new URL(request.url)
    const isPost = request.method === 'POST'
    const body: Record<string, unknown> = isPost ? await request.json() : Object.fromEntries(searchParams)
    seen.push({ path, headers: request.headers, body, isAborted: () => request.signal.aborted })
    const answer = answers[path]?.(body)
    if (!answer) throw new TypeError(`no answer for ${path}`)
    return await Promise.race([answer, aborted(request.signal)])
  })
  return seen
}

function aborted(signal: AbortSignal): Promise<never> {
  const refusal = () => new DOMException('The operation was aborted.', 'AbortError')
  return new Promise((_, reject) => {
    if (signal.aborted) reject(refusal())
    signal.addEventListener('abort', () => reject(refusal()))
  })
}
