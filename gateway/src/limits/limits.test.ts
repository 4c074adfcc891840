import { allCalls, headQuotes, purchases } from '@layover/contracts'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type FakeUpstream, json, startFakeUpstream } from '../../test/fake-upstream.ts'
import { post, startGateway } from '../../test/gateway.ts'
import { OWN_ADDRESS } from '../visitors/own-request.ts'
import { limitKinds } from './call-limits.ts'

const REFUSED = { state: '99', errorCode: '20002' }
const DISCOUNT = '/api/discount/checkAvailable'
const guess = { code: 'GUESS', serviceType: 'LOUNGE' }

let upstream: FakeUpstream
let app: FastifyInstance

beforeAll(async () => {
  upstream = await startFakeUpstream()
})
afterAll(() => upstream.close())
afterEach(() => app.close())

async function start(limits: Record<string, string>) {
  app = await startGateway({ UPSTREAM_URL: upstream.url, ...limits })
  upstream.play(json(REFUSED))
}

async function visitor(): Promise<{ cookie: string }> {
  const { headers } = await app.inject({ url: '/config.json', headers: { host: '127.0.0.1:3000' } })
  return { cookie: String(headers['set-cookie']).split(';')[0] ?? '' }
}

async function statuses(
  count: number,
  headers: Record<string, string>,
  path = DISCOUNT,
  body: object = guess,
) {
  const found = []
  for (let index = 0; index < count; index++) found.push((await post(app, path, body, headers)).statusCode)
  return found
}

describe('limits', () => {
  it('refuse a visitor with a problem and the time to wait, before any upstream request', async () => {
    await start({ RATE_LIMIT_DISCOUNT: '2/600 100/600' })
    const one = await visitor()
    expect(await statuses(3, one)).toEqual([200, 200, 429])
    const refused = await post(app, DISCOUNT, 'not even JSON', one)
    expect(refused.headers['content-type']).toContain('application/problem+json')
    expect(refused.json()).toMatchObject({ type: 'urn:layover:problem:too-many-requests', status: 429 })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(200)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(300)
    expect(upstream.seen).toHaveLength(2)
    expect(app.trafficCounts.limited).toBe(2)
  })

  it('count visitors of one address apart, until the address reaches its own generous limit', async () => {
    await start({ RATE_LIMIT_DISCOUNT: '2/600 5/600' })
    expect(await statuses(3, await visitor())).toEqual([200, 200, 429])
    expect(await statuses(3, await visitor())).toEqual([200, 200, 429])
    expect(await statuses(2, await visitor())).toEqual([200, 429])
    expect(await statuses(1, {}), 'a visitor without a cookie is behind the same address').toEqual([429])
  })

  it('hold for a client that takes another /64 of its IPv6 network for each guess', async () => {
    await start({ RATE_LIMIT_DISCOUNT: '1/600 1/600', TRUST_PROXY: '127.0.0.1' })
    const from = (group: number) => ({ 'x-forwarded-for': `2001:db8:7:${group}::1` })
    for (let group = 0; group < 16; group++) expect(await statuses(1, from(group))).toEqual([200])
    expect(await statuses(1, from(16))).toEqual([429])
    expect(await statuses(1, { 'x-forwarded-for': '2001:db8:8::1' }), 'of another network').toEqual([200])
  })

  it('count sessions at the card provider apart from holds', async () => {
    await start({ RATE_LIMIT_SESSIONS: '1/600 100/600', RATE_LIMIT_HOLDS: '1/600 100/600' })
    const { cookie } = await visitor()
    const open = async () => {
      const url = '/api/lounge/createSession/layover'
      return (await app.inject({ url, headers: { host: '127.0.0.1:3000', cookie } })).statusCode
    }
    expect([await open(), await open()]).toEqual([200, 429])
    const hold = { cipCode: 'LHR-FT-T5', visitDate: '2027-03-09', visitTime: '14:30', passengerNumber: 1 }
    expect(await statuses(2, { cookie }, '/api/cip/checkAvailable', hold)).toEqual([200, 429])
  })

  it('are strict for guesses, and leave the rest of the shop open', async () => {
    await start({ RATE_LIMIT_DISCOUNT: '1/600 1/600' })
    const one = await visitor()
    expect(await statuses(2, one)).toEqual([200, 429])
    expect(await statuses(2, one, '/api/lounge/getCommonPrice', {})).toEqual([200, 200])
  })

  it.each(headQuotes.map(({ path }) => `/api${path}`))(
    'count a code that %s refused together with the guesses of the call for codes',
    async (path) => {
      await start({ RATE_LIMIT_DISCOUNT: '3/600 100/600' })
      const one = await visitor()
      const priced = { networkCode: 'LHR-HARRIER', passengerNumber: 1, discountCode: 'GUESS' }
      const question = path.includes('lounge/') ? { passengerNumber: 1, discountCode: 'GUESS' } : priced
      expect(await statuses(1, one)).toEqual([200])
      expect(await statuses(3, one, path, question)).toEqual([200, 200, 429])
      expect(await statuses(1, one)).toEqual([429])
      const { discountCode: _, ...without } = question
      expect(await statuses(2, one, path, without), 'a price without a code').toEqual([200, 200])
      expect(app.trafficCounts.limited).toBe(2)
    },
  )

  it('count no valid code, however often its price is fetched, nor one that got no answer', async () => {
    await start({ RATE_LIMIT_DISCOUNT: '2/600 3/600' })
    const one = await visitor()
    const path = '/api/lounge/calculateLoungePrice'
    const family = { passengerNumber: 4, discountCode: 'GOOD' }
    upstream.play(json({ state: '99', errorCode: 'NOT_AVAILABLE' }))
    expect(await statuses(5, one, path, family)).toEqual([200, 200, 200, 200, 200])
    upstream.play((response) => void response.writeHead(500).end())
    expect(await statuses(4, one, path, family)).toEqual([502, 502, 502, 502])
    upstream.play(json(REFUSED))
    expect(await statuses(3, one, path, family)).toEqual([200, 200, 429])
  })

  it('allow no more guesses at once than one after the other', async () => {
    await start({ RATE_LIMIT_DISCOUNT: '2/600 100/600' })
    const one = await visitor()
    const body = { passengerNumber: 1, discountCode: 'GUESS' }
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => post(app, '/api/lounge/calculateLoungePrice', body, one)),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2)
    expect(upstream.seen).toHaveLength(2)
  })

  it('count all calls together, and never the gateway’s own requests', async () => {
    await start({ RATE_LIMIT_CALLS: '2/60 100/60' })
    const one = await visitor()
    expect(await statuses(3, one, '/api/lounge/getCommonPrice', {})).toEqual([200, 200, 429])
    for (const _time of [1, 2, 3]) {
      const own = await app.inject({
        method: 'POST',
        url: '/api/lounge/getCommonPrice',
        remoteAddress: OWN_ADDRESS,
        headers: { host: '127.0.0.1:3000', 'content-type': 'application/json' },
        payload: '{}',
      })
      expect(own.statusCode).toBe(200)
    }
  })

  it('trust an X-Forwarded-For of the named proxies alone', async () => {
    await start({ RATE_LIMIT_CALLS: '100/600 1/600' })
    const statusesFrom = (from: string) =>
      statuses(1, { 'x-forwarded-for': from }, '/api/lounge/getCommonPrice', {})
    expect([await statusesFrom('203.0.113.1'), await statusesFrom('203.0.113.2')]).toEqual([[200], [429]])
    await app.close()
    await start({ RATE_LIMIT_CALLS: '100/600 1/600', TRUST_PROXY: '127.0.0.1' })
    expect([
      await statusesFrom('203.0.113.1'),
      await statusesFrom('203.0.113.2'),
      await statusesFrom('203.0.113.1'),
    ]).toEqual([[200], [200], [429]])
  })

  it('can be switched off', async () => {
    await start({ RATE_LIMIT_DISCOUNT: 'off' })
    expect(new Set(await statuses(40, await visitor()))).toEqual(new Set([200]))
  })

  it.each([
    ['discount.checkAvailable', 'discount'],
    ['order.get', 'lookup'],
    ['order.pass', 'lookup'],
    ['order.find', 'find'],
    ['order.mail', 'find'],
    ['account.deleteAccount', 'account'],
    ['customer.serviceCreate', 'forms'],
    ...Object.values(purchases).map(({ createOrder }): [string, string] => [createOrder.id, 'orders']),
    ['loungePrebooking.checkAvailable', 'holds'],
  ])('are stricter for %s', (id, kind) => {
    const call = allCalls.find((one) => one.id === id)
    expect(call && limitKinds(call)).toEqual([kind, 'calls'])
  })

  it('have no strict rule for a payment, which counts as a call', () => {
    for (const { confirm } of Object.values(purchases)) expect(limitKinds(confirm)).toEqual(['calls'])
  })
})
