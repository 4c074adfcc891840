import { randomUUID } from 'node:crypto'
import {
  allCalls,
  type CallDefinition,
  compileCheck,
  fillPath,
  unholdableTexts,
  upstreamRequest,
} from '@layover/contracts'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { startUpstream, type Upstream } from '../upstream.test-kit.ts'
import { validRequests } from './valid-requests.test-kit.ts'

let upstream: Upstream

beforeAll(async () => {
  upstream = await startUpstream({ env: { SAMPLE_ACCOUNTS: 'on' } })
  // The visits that the examples speak of can be booked on this day.
  upstream.clock.now = new Date('2027-03-07T10:00:00Z')
})

const places = ['path', 'query', 'body'] as const

/** The parts of a request, drawn independently; a part that the call does not have is absent. */
function requestsOf(call: CallDefinition) {
  const schemas = upstreamRequest(call)
  const known = [{ agentId: 'layover' }, ...allCalls.flatMap(({ examples }) => examples)]
  const own = [...call.examples, ...known]
  const parts = places.map((place) => {
    const schema = schemas[place]
    return schema === undefined ? fc.constant(undefined) : validRequests(schema, own)
  })
  return fc.tuple(...parts).map(([path, query, body]) => ({ path, query, body }))
}

async function send(call: CallDefinition, { path, query, body }: Record<'path' | 'query' | 'body', unknown>) {
  return await upstream.app.inject({
    method: call.method,
    url: fillPath(call.path, (path ?? {}) as Record<string, string>),
    query: Object.fromEntries(Object.entries(query ?? {}).map(([name, value]) => [name, String(value)])),
    headers: { 'idempotency-key': randomUUID() },
    ...(body !== undefined && { payload: body as object }),
  })
}

describe.each(allCalls.map((call) => [call.id, call] as const))('%s', (_id, call) => {
  it('answers every request that keeps the contract with its data or with one of its error codes', async () => {
    const { isValid } = compileCheck(call.data)
    const isHoldable = (request: object) => unholdableTexts(request).length === 0
    await fc.assert(
      fc.asyncProperty(requestsOf(call).filter(isHoldable), async (request) => {
        const response = await send(call, request)
        expect(response.statusCode).toBe(200)
        const { data, errorCode } = response.json()
        if (errorCode === undefined) expect(isValid(data)).toBe(true)
        else expect(call.errorCodes).toContain(errorCode)
      }),
      { seed: 20_261_122, numRuns: 60 },
    )
  })
})
