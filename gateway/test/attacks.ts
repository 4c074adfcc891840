import { expect, it } from 'vitest'
import { json } from './fake-upstream.ts'
import { type RawAnswer, sendRaw } from './raw-answers.ts'
import { request, type Shape } from './raw-requests.ts'
import { type Servers, useServers } from './servers.ts'
import { buildFolder } from './shop-folder.ts'

/** Name, the status of its refusal, and the request. */
export type Attack = readonly [name: string, status: number, shape: Shape]

/** Words that no refusal may have: names of libraries, places in code, messages of a parser. */
const LEAKS =
  /node_modules|fastify|undici|llhttp|HPE_|FST_|ERR_|\bat .+:\d+|Unexpected|JSON\.parse|\/tmp\/|SyntaxError/i

const FORBIDDEN_HEADERS = ['server', 'x-powered-by', 'via', 'location', 'access-control-allow-origin']

/** A gateway with pages that checks for slow requests often, and an upstream that records each request. */
export function useAttackedGateway(): Servers {
  return useServers(
    async (upstream) => {
      upstream.play(json({ state: '11', data: [] }))
      return { WEB_ROOT: await buildFolder() }
    },
    ({ server }) => void Object.assign(server, { connectionsCheckingInterval: 25 }),
  )
}

const SOON_MS = 150

/** While this runs, the server waits for the rest of a request no longer than this, instead of seconds. */
export async function impatiently<T>({ app: { server } }: Servers, run: () => Promise<T>): Promise<T> {
  const { headersTimeout, requestTimeout } = server
  Object.assign(server, { headersTimeout: SOON_MS, requestTimeout: SOON_MS })
  try {
    return await run()
  } finally {
    Object.assign(server, { headersTimeout, requestTimeout })
  }
}

/** A complete problem with the plain security headers, and nothing about the server behind it. */
export function expectProblem(answer: RawAnswer | undefined, status: number, isHead = false): void {
  expect(answer?.status).toBe(status)
  if (!answer) return
  const { headers } = answer
  expect(headers.get('content-type')).toMatch(/^application\/problem\+json(; charset=utf-8)?$/)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(headers.get('date')).toMatch(/ GMT$/)
  for (const name of FORBIDDEN_HEADERS) expect(headers.has(name), name).toBe(false)
  if (isHead) return
  expect(answer.body).not.toMatch(LEAKS)
  const problem = JSON.parse(answer.body)
  expect(problem).toMatchObject({ status, type: expect.stringMatching(/^urn:layover:problem:[a-z-]+$/) })
  expect(problem.title).toMatch(/\w/)
  expect(problem.requestId).toBe(headers.get('x-request-id'))
}

/** The process lives, and the next request is served. */
export async function expectServing({ app, upstream }: Servers): Promise<void> {
  upstream.play(json({ state: '11', data: [] }))
  const [live] = await sendRaw(app, 'GET /health/live HTTP/1.1\r\nHost: any\r\n\r\n')
  expect(live?.status, 'the process lives').toBe(200)
  const [next] = await sendRaw(app, request())
  expect(next?.status, 'the next request works').toBe(200)
  expect(JSON.parse(next?.body ?? '')).toEqual({ state: 'success', data: [] })
  expect(upstream.seen).toHaveLength(1)
}

/** Each attack is refused once, with its status and a problem, without an upstream request; and the next request is served. */
export function itRefuses(attacked: Servers, attacks: readonly Attack[]): void {
  it.each(attacks)('%s → %i', async (_name, status, shape) => {
    const { app, upstream } = attacked
    upstream.play(json({ state: '11', data: [] }))
    const isHead = shape.line?.startsWith('HEAD ') ?? false
    const sendAttack = () => sendRaw(app, request(shape), { isHead })
    const answers = await (status === 408 ? impatiently(attacked, sendAttack) : sendAttack())
    expect(answers).toHaveLength(1)
    expectProblem(answers[0], status, isHead)
    expect(upstream.seen, 'nothing reached the upstream').toHaveLength(0)
    await expectServing(attacked)
  })
}
