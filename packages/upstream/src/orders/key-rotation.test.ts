import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { stateSigningKey } from '../states/sample-orders.ts'
import { openSharedTestStores } from '../store/test-store.test-kit.ts'
import { startUpstream, type Upstream } from '../upstream.test-kit.ts'
import { confirm, createOrder, passOrder, token } from './orders.test-kit.ts'

const NEW_KEY = 'a-newer-key-for-the-links-of-orders'

let before: Upstream
let rotated: Upstream
let afterLeak: Upstream

/** Servers on one database: before the keys changed, with both, and with the new one alone. */
beforeAll(async () => {
  const [first, second, third] = await openSharedTestStores(3)
  const withKeys = async (shared: typeof first, SIGNING_KEY: string) =>
    await startUpstream({ shared, env: { SIGNING_KEY } })
  before = await withKeys(first, stateSigningKey)
  rotated = await withKeys(second, `${NEW_KEY}\n${stateSigningKey}`)
  afterLeak = await withKeys(third, NEW_KEY)
})

it('opens an order by its link of before the rotation, until the old key is taken away', async () => {
  const { data = {} } = await confirm(before, await createOrder(before))
  const link = { reference: data.reference, key: data.key }
  const opened = await rotated.call('/order/get', link)
  const [pass] = data.passes as { number: string; code: string; key: string }[]
  const { key, ...printed } = pass ?? { key: '' }
  expect(opened).toMatchObject({ data: { status: 'PAID', reference: data.reference, passes: [printed] } })
  const sentOn = { passNumber: pass?.number, key }
  expect(await rotated.call('/order/pass', sentOn)).toMatchObject({ data: { pass: printed } })
  expect(await afterLeak.call('/order/pass', sentOn)).toMatchObject({ errorCode: 'NOT_FOUND' })
  expect(opened.data?.key).not.toBe(data.key)
  expect(await before.call('/order/get', { ...link, key: opened.data?.key })).toMatchObject({
    errorCode: 'NOT_FOUND',
  })
  expect(await afterLeak.call('/order/get', link)).toMatchObject({ errorCode: 'NOT_FOUND' })
})

it('recognises the buyer by the status key of before the rotation', async () => {
  const { data = {} } = await before.call('/lounge/createOrder', passOrder())
  const { orderNo, statusKey } = data
  const named = { orderNo, statusKey }
  expect(await rotated.call('/lounge/confirmPaymentOrder', { ...named, payment: token })).toMatchObject({
    data: { status: 'PAID' },
  })
  expect(await rotated.call('/order/status', named)).toMatchObject({ data: { key: expect.any(String) } })
})

it('answers a repeated order with the first one, and refuses another body with its key', async () => {
  const key = randomUUID()
  const orderNo = await createOrder(before, {}, key)
  expect(await createOrder(rotated, {}, key)).toBe(orderNo)
  const lead = { firstName: 'Bruno', lastName: 'Hart', email: 'bruno@example.com' }
  await expect(createOrder(rotated, { lead }, key)).rejects.toThrow('422')
})

it('gives nobody another use of a code for one order with each address', async () => {
  const once = { discountCode: 'ONEEACH', expectedTotal: '25.50' }
  expect(await confirm(before, await createOrder(before, once))).toMatchObject({ data: { status: 'PAID' } })
  const again = await rotated.call('/lounge/createOrder', passOrder(once))
  expect(again).toMatchObject({ errorCode: '20001' })
})

it('takes a form for the same one that was sent before the rotation', async () => {
  const form = { kind: 'feedback', message: 'Where is the lounge?' }
  const key = randomUUID()
  const { data } = await before.call('/customer/service/create', form, key)
  expect(data?.reference).toEqual(expect.any(String))
  expect((await rotated.call('/customer/service/create', form, key)).data).toEqual(data)
})

it('shows passes under a code that is no key of their order', async () => {
  const { data = {} } = await confirm(rotated, await createOrder(rotated))
  const [pass] = data.passes as readonly { readonly code: string }[]
  const signature = pass?.code.split('.')[1]
  for (const key of [signature, signature?.padEnd(30, '-')])
    expect(
      (await rotated.post('/order/get', { agentId: 'layover', reference: data.reference, key })).json(),
    ).not.toHaveProperty('data')
})
