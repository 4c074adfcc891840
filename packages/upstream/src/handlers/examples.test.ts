import {
  agentPlace,
  allCalls,
  type CallDefinition,
  type CallExample,
  compileCheck,
  fillPath,
  upstreamRequest,
  upstreamSuccess,
} from '@layover/contracts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { providerStates } from '../states/index.ts'
import { stateSigningKey } from '../states/sample-orders.ts'
import { startUpstream, type Upstream } from '../upstream.test-kit.ts'

/** Without it an upstream mails no confirmations. */
const BOOKING_LINK = 'https://shop.example/lounge/buypass/success?ref={reference}#k={key}'

let upstream: Upstream

beforeAll(async () => {
  upstream = await startUpstream({ env: { BOOKING_LINK } })
  // The visits that the examples speak of can be booked on this day.
  upstream.clock.now = new Date('2027-03-07T10:00:00Z')
})

/** Fields that differ in every response: random secrets and instants. */
const moments = [
  'expiresAt',
  'remainingSeconds',
  'openNow',
  'paidAt',
  'validFrom',
  'validUntil',
  'deletionDate',
]
const cardSession = ['clientSessionId', 'customerId']
const passing = new Set([
  'orderNo',
  'statusKey',
  'holdId',
  'membershipNumber',
  'activationCode',
  ...cardSession,
  ...moments,
])

/** An order's reference is part of its state; a form's is random. */
const drawn = new Set(['customer.serviceCreate'])

/** Long texts, of which an example has only the beginning. */
const abridged = new Set(['body', 'answer'])

/** Expects a text that begins like the example's, which does not repeat the whole. */
function expectedStart(text: unknown): unknown {
  return expect.stringMatching(new RegExp(`^${escaped(String(text))}`))
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/**
 * Expects every stable value of the example. A list must contain each item of the example, since examples shorten
 * lists.
 */
function expectedShape(value: unknown): unknown {
  if (Array.isArray(value)) {
    const isOfObjects = value.length > 0 && value.every((each) => typeof each === 'object')
    return isOfObjects ? expect.arrayContaining(value.map(expectedShape)) : value
  }
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([key]) => !passing.has(key))
  return expect.objectContaining(
    Object.fromEntries(
      entries.map(([key, each]) => [key, abridged.has(key) ? expectedStart(each) : expectedShape(each)]),
    ),
  )
}

interface Parts {
  readonly path?: Record<string, string>
  readonly query?: Record<string, unknown>
  readonly body?: object
}

/** Sends an example like the gateway, with the agent where the policy adds it. */
async function replay(call: CallDefinition, example: CallExample) {
  const { path = {}, query = {}, body } = example.request as Parts
  const agent = { agentId: 'layover' }
  const place = agentPlace(call)
  const url = fillPath(call.path, path)
  const search = place === 'query' ? { ...query, ...agent } : query
  return await upstream.app.inject({
    method: call.method,
    url,
    query: Object.fromEntries(Object.entries(search).map(([key, value]) => [key, String(value)])),
    headers: { 'idempotency-key': `example-of-${call.id.replace('.', '-')}` },
    ...(call.method === 'POST' && { payload: place === 'body' ? { ...agent, ...body } : { ...body } }),
  })
}

describe.each(allCalls.map((call) => [call.id, call] as const))('%s', (_id, call) => {
  const check = compileCheck(upstreamSuccess(call.success, call.data))

  describe.each(call.examples.map((example) => [example.name, example] as const))('%s', (_name, example) => {
    beforeEach(async () => {
      // One order number serves them all, so the provider must not know it from the example before.
      upstream.provider.ledger.clear()
      await providerStates[example.given](upstream.store, upstream.clock.now, [stateSigningKey])
    })

    it('replies as in the contract’s example', async () => {
      const response = await replay(call, example)
      expect(response.statusCode, response.body).toBe(200)
      const answer: unknown = response.json()
      if ('errorCode' in example.reply) {
        expect(answer).toMatchObject({ state: '10', errorCode: example.reply.errorCode })
        return
      }
      expect(check.violations(answer)).toEqual([])
      const data = drawn.has(call.id) ? expect.anything() : expectedShape(example.reply.data)
      expect(answer).toMatchObject({ state: '11', data })
    })
  })
})

describe('the routes of all calls', () => {
  it.each(allCalls.map((call) => [call.id, call] as const))(
    'refuses a field that %s does not define',
    async (_id, call) => {
      const { body } = upstreamRequest(call)
      const request = { method: call.method, headers: { 'idempotency-key': 'example-0' } } as const
      const url = call.path.replace(/\{\w+\}/g, 'layover')
      const withField =
        body === undefined
          ? { ...request, url: `${url}?cardNumber=4` }
          : { ...request, url, payload: { cardNumber: '4' } }
      const response = await upstream.app.inject(withField)
      expect(response.statusCode).toBe(400)
      expect(response.body).toContain('cardNumber')
    },
  )
})
