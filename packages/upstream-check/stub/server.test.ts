import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { allCalls, calls, purchases } from '@layover/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkUpstream } from '../src/check-upstream.ts'
import { createStub } from './server.ts'

let waited: number | undefined
const server = createStub({
  now: () => new Date(),
  wait: async (ms) => {
    waited = ms
  },
})
let baseUrl: string
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

async function ask(path: string, body: object, method = 'POST') {
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() }
  const response = await fetch(baseUrl + path, { method, headers, body: JSON.stringify(body) })
  return { status: response.status, answer: (await response.json()) as Record<string, unknown> }
}

const dataOf = ({ answer }: { answer: Record<string, unknown> }) => answer.data as Record<string, unknown>

it('serves every call with the contract’s shape', async () => {
  const report = await checkUpstream({
    baseUrl,
    writes: true,
    deadlineFactor: 40,
    levels: ['L0', 'L1', 'L2', 'L3'],
  })
  expect(report.calls.flatMap(({ findings }) => findings)).toEqual([])
  expect(report.calls.filter(({ verdict }) => verdict === 'absent')).toEqual([])
}, 300_000)

it.each(Object.entries(purchases))('sells and remembers: %s', async (_name, { createOrder, confirm }) => {
  const [example] = createOrder.examples
  const created = await ask(createOrder.path, { ...example?.request.body, agentId: 'layover' })
  const { orderNo, statusKey, totalAmount } = dataOf(created)
  const pay = async (token: string) =>
    await ask(confirm.path, { agentId: 'layover', orderNo, payment: { method: 'token', token } })
  expect(await pay('tok_declined_00000000')).toMatchObject({ answer: { errorCode: 'PAYMENT_DECLINED' } })
  const paid = await pay('tok_5Jw8Zq2LmX4vR7nT')
  expect(paid).toMatchObject({ answer: { data: { orderNo, status: 'PAID', totalAmount } } })
  const { reference, key } = dataOf(paid)
  const status = await ask('/order/status', { agentId: 'layover', orderNo, statusKey })
  expect(dataOf(status)).toEqual({ orderNo, status: 'PAID', reference, key })
  expect(dataOf(await ask('/order/get', { agentId: 'layover', reference, key }))).toEqual(dataOf(paid))
})

it('refuses a request that breaks the contract', async () => {
  const { status, answer } = await ask('/lounge/detail', { agentId: 'layover' })
  expect(status).toBe(400)
  expect(answer.detail).toContain('$.loungeCode')
})

describe('a fault on request', () => {
  const quote = async () =>
    await ask('/lounge/calculateLoungePrice', { agentId: 'layover', passengerNumber: 2 })

  it.each([
    ['500', 500, undefined],
    ['shape', 200, '11'],
    ['PRICE_CHANGED', 200, '10'],
  ])('%s comes once, and then the call is as before', async (fault, status, state) => {
    await ask('/_faults', { call: 'lounge.calculateLoungePrice', fault, times: 1 })
    expect(await quote()).toMatchObject({ status, ...(state && { answer: { state } }) })
    expect(await quote()).toMatchObject({ status: 200, answer: { data: { totalAmount: '68.00' } } })
  })

  it('late comes after the deadline of the call', async () => {
    await ask('/_faults', { call: 'lounge.calculateLoungePrice', fault: 'late', times: 1 })
    expect(await quote()).toMatchObject({ status: 200 })
    expect(waited).toBeGreaterThan(calls.lounge.calculateLoungePrice.timeoutMs)
  })

  it('is refused where there is no such call or fault', async () => {
    expect(await ask('/_faults', { call: 'lounge.gone', fault: '500' })).toMatchObject({ status: 400 })
    const [first] = allCalls
    expect(await ask('/_faults', { call: first?.id, fault: 'slow motion' })).toMatchObject({ status: 400 })
  })
})
