import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FakeUpstream, json, startFakeUpstream } from '../test/fake-upstream.ts'
import { post, startGateway } from '../test/gateway.ts'

const PATH = '/api/lounge/getCommonPrice'
const data = { currency: 'GBP', currencySymbol: '£', price: '34.00' }

let upstream: FakeUpstream
let enforcing: FastifyInstance
let reporting: FastifyInstance

beforeAll(async () => {
  upstream = await startFakeUpstream()
  enforcing = await startGateway({ UPSTREAM_URL: `${upstream.url}/base/` })
  reporting = await startGateway({ UPSTREAM_URL: upstream.url, VALIDATION: 'report' })
})
afterAll(async () => {
  await Promise.all([enforcing.close(), reporting.close()])
  await upstream.close()
})

async function receive(app: FastifyInstance, answer: unknown) {
  upstream.play(json(answer))
  return post(app, PATH, {})
}

describe('an answer that keeps the contract', () => {
  it('keeps its bytes except for the state', async () => {
    const bytes = '{"state":"11",  "data":{"price":"34.00", "currency":"GBP","currencySymbol":"£"}}'
    expect((await receive(enforcing, bytes)).body).toBe(bytes.replace('"11"', '"success"'))
  })

  it.each([
    [
      'a space before the state',
      '{ "state":"11","data":{"price":"34.00","currency":"GBP","currencySymbol":"£"}}',
    ],
    ['the state last', '{"data":{"price":"34.00","currency":"GBP","currencySymbol":"£"},"state":"11"}'],
    [
      'the state twice',
      '{"state":"11","data":{"price":"34.00","currency":"GBP","currencySymbol":"£"},"state":"11"}',
    ],
    [
      'a state in escapes',
      '{"state":"99","data":{"price":"34.00","currency":"GBP","currencySymbol":"£"},"\\u0073tate":"11"}',
    ],
  ])('is serialized again with %s', async (_name, bytes) => {
    const answer = await receive(enforcing, bytes)
    expect(answer.body.match(/state/g)).toHaveLength(1)
    expect(answer.json()).toEqual({ state: 'success', data })
  })

  it('is fetched below the path of the upstream’s address', async () => {
    await receive(enforcing, { state: '11', data })
    expect(upstream.seen[0]?.url).toBe('/base/lounge/getCommonPrice')
  })

  it('of failure passes its code and message, whatever the state and whether the code is known', async () => {
    const failure = { errorCode: 'SOMETHING_NEW', message: 'no' }
    expect((await receive(enforcing, { state: '42', ...failure })).json()).toEqual({
      state: 'failure',
      ...failure,
    })
  })

  it('of a payment-token call may be 1 as well, and 1 is failure anywhere else', async () => {
    upstream.play(json({ state: '1', data: { caller: 'c', switchFlag: '0', switchToken: '' } }))
    expect((await post(enforcing, '/api/pci/getPciParam', {})).json()).toMatchObject({ state: 'success' })
    expect((await receive(enforcing, { state: '1', data })).statusCode).toBe(502)
  })
})

describe('an answer of a payment-token call', () => {
  const way = { caller: 'layover-shop', switchFlag: '1', switchToken: '' }
  const receiveWay = async (answer: object) => {
    upstream.play(json(answer))
    return post(enforcing, '/api/pci/getPciParam', {})
  }

  it.each(['1', '11'])('with state %s is success, and the shop reads the same for both', async (state) => {
    expect((await receiveWay({ state, data: way })).body).toBe(
      JSON.stringify({ state: 'success', data: way }),
    )
  })

  it.each([
    ['with state 1 and a refusal in place of its data', { state: '1', errorCode: 'NOT_AVAILABLE' }],
    ['with any other state beside its data', { state: '0', data: way }],
  ])('%s opens no way of a card', async (_name, answer) => {
    expect((await receiveWay(answer)).statusCode).toBe(502)
  })
})

describe('an answer with more than the contract declares', () => {
  it.each([
    ['in its data', { state: '11', data: { ...data, internalId: 7 } }],
    ['beside its data', { state: '11', data, took: 3, message: 'fine' }],
  ])('loses it: %s', async (_name, answer) => {
    for (const app of [enforcing, reporting]) {
      expect((await receive(app, answer)).json()).toEqual({ state: 'success', data })
    }
  })

  it('loses it in lists and lists within', async () => {
    const hours = { days: ['Mon'], opens: '05:00', closes: '22:00', note: 'x' }
    const lounge = {
      loungeCode: 'A',
      agentId: 'a',
      loungeName: 'A',
      imgUrl: '',
      terminal: '',
      type: '',
      securityType: '',
      prebookAllow: true,
    }
    upstream.play(json({ state: '11', data: [{ ...lounge, rank: 1, openingHours: [hours] }] }))
    const { note: _note, ...declared } = hours
    expect((await post(enforcing, '/api/lounge/popularLounges', {})).json().data).toEqual([
      { ...lounge, openingHours: [declared] },
    ])
  })
})

describe('an answer that breaks the contract', () => {
  it('is one with a field that reaches a prototype', async () => {
    const text = JSON.stringify({ state: '11', data }).replace('"price"', '"__proto__":{"x":1},"price"')
    expect((await receive(enforcing, text)).statusCode).toBe(502)
  })

  const broken = { state: '11', data: { ...data, price: 34 } }

  it('is 502 in enforce mode', async () => {
    const answer = await receive(enforcing, broken)
    expect(answer.statusCode).toBe(502)
    // A request's id is random: any two digits may stand in it.
    const { requestId: _id, ...problem } = answer.json()
    expect(JSON.stringify(problem)).not.toContain('34')
  })

  it('passes in report mode, in the gateway’s own envelope', async () => {
    expect((await receive(reporting, broken)).json()).toEqual({ state: 'success', data: broken.data })
    expect((await receive(reporting, { state: '99' })).json()).toEqual({ state: 'failure', errorCode: '99' })
  })

  it('is 502 even in report mode when it has no envelope', async () => {
    expect((await receive(reporting, { hello: 1 })).statusCode).toBe(502)
    expect((await receive(reporting, { state: '11' })).statusCode).toBe(502)
  })
})
