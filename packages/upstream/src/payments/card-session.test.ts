import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { confirm, createOrder, keyed, recoverySide, statusOf } from '../orders/orders.test-kit.ts'
import { recoverPayments } from '../orders/pay/recover-payments.ts'
import { hold, now, ordered, prebooking, slotOrder } from '../slots/slots.test-kit.ts'
import { startUpstream, type Upstream } from '../upstream.test-kit.ts'
import { type BrowserSession, CardSandbox } from './card-sandbox.test-kit.ts'

let sandbox: CardSandbox
let upstream: Upstream

beforeAll(async () => {
  sandbox = await CardSandbox.start()
  upstream = await startUpstream({
    provider: sandbox.client(),
    env: { PAYMENT_PATH: 'session', CARD_PROVIDER_PUBLIC_URL: 'https://cards.test/' },
  })
  upstream.clock.now = now
})
afterAll(async () => await sandbox.close())

const good = '4242424242424242'

/** A session from createSession, as in the shop. */
async function session(): Promise<BrowserSession> {
  const response = await upstream.app.inject('/lounge/createSession/layover')
  return response.json<{ data: BrowserSession }>().data
}

const sealed = async (cardNumber = good) => await sandbox.sealed(await session(), cardNumber)

describe('where PAYMENT_PATH is session', () => {
  it('getPciParam returns it, and createSession returns the address for browsers', async () => {
    expect(await upstream.call('/pci/getPciParam', { switchToken: 'T-1' })).toMatchObject({
      data: { switchFlag: '1', switchToken: 'T-1' },
    })
    const [one, two] = [await session(), await session()]
    expect(one).toMatchObject({
      clientApiUrl: 'https://cards.test/client',
      assetUrl: 'https://cards.test/assets',
    })
    expect(one.clientSessionId).not.toBe(two.clientSessionId)
    expect(one.customerId).not.toBe(two.customerId)
  })
})

describe('a card that the browser encrypted', () => {
  it.each<[string, () => Promise<string>, string]>([
    ['lounge passes', async () => await createOrder(upstream), '/lounge/confirmPaymentOrder'],
    [
      'a fast-track lane',
      async () => await ordered(upstream, '/cip/createOrder', slotOrder()),
      '/cip/confirmPaymentOrder',
    ],
    [
      'a pre-booked lounge',
      async () => {
        const { data } = await hold(upstream)
        return await ordered(upstream, '/loungePrebooking/createOrder', prebooking(String(data?.holdId)))
      },
      '/loungePrebooking/confirmPaymentOrder',
    ],
    ['a membership', async () => await createMembership(), '/purchasemembership/confirmPayment'],
  ])('pays for %s, once', async (_what, create, path) => {
    const orderNo = await create()
    const payment = await sealed()
    const paid = await upstream.call(path, { ...keyed(orderNo), payment })
    expect(paid).toMatchObject({ state: '11', data: { status: 'PAID' } })
    expect(await upstream.call(path, { ...keyed(orderNo), payment: await sealed() })).toEqual(paid)
    expect(await sandbox.ledgerOf(orderNo)).toEqual(['CAPTURED'])
  })

  it('arrives with its whole name', async () => {
    const orderNo = await createOrder(upstream)
    await confirm(upstream, orderNo, await sandbox.sealed(await session(), good, '王小明'))
    expect(await sandbox.entriesOf(orderNo)).toEqual([{ status: 'CAPTURED', cardholderName: '王小明' }])
  })

  it('that is declined has a reason, and another one in the same session then pays the same order', async () => {
    const orderNo = await createOrder(upstream)
    const one = await session()
    expect(await confirm(upstream, orderNo, await sandbox.sealed(one, '4000000000009995'))).toMatchObject({
      errorCode: 'PAYMENT_DECLINED',
      message: 'Check the card details or use another card.',
    })
    expect(await confirm(upstream, orderNo, await sandbox.sealed(one, good))).toMatchObject({
      data: { status: 'PAID' },
    })
    expect(await sandbox.ledgerOf(orderNo)).toEqual(['REJECTED', 'CAPTURED'])
  })

  it.each([
    [
      'was used for another order',
      async () => await replayed(),
      'We could not use the card details you entered.',
    ],
    [
      'is of no session',
      async () => {
        const { customerId, clientSessionId } = await session()
        const { payload } = await sandbox.sealed({ customerId, clientSessionId }, good)
        const [head, , ...rest] = payload.split('.')
        return { method: 'encrypted', payload: [head, 'AAAA', ...rest].join('.') }
      },
      'We could not read the card details you entered.',
    ],
    ['is of no test card', async () => await sealed('4000056655665556'), /Check the card details/],
  ])(
    'that %s charges nothing, has a message, and the order can be paid again',
    async (_what, make, message) => {
      const orderNo = await createOrder(upstream)
      const answer = await confirm(upstream, orderNo, await make())
      expect(answer).toMatchObject({ errorCode: 'PAYMENT_DECLINED', message: expect.stringMatching(message) })
      expect(await sandbox.ledgerOf(orderNo)).toEqual([])
      expect(await confirm(upstream, orderNo, await sealed())).toMatchObject({ data: { status: 'PAID' } })
      expect(await sandbox.ledgerOf(orderNo)).toEqual(['CAPTURED'])
    },
  )

  it.each([
    ['whose answer is lost', '4000000000006108'],
    ['that answers too late', '4000000000006207'],
  ])('charged %s is PAYING until the recovery finds it', async (_what, number) => {
    const orderNo = await createOrder(upstream)
    expect(await confirm(upstream, orderNo, await sealed(number))).toMatchObject({
      data: { status: 'PAYING' },
    })
    const later = new Date(upstream.clock.now.getTime() + 5_000)
    await recoverPayments({ ...recoverySide(upstream), provider: sandbox.client(), now: () => later })
    expect(await statusOf(upstream, orderNo)).toBe('PAID')
    expect(await sandbox.ledgerOf(orderNo)).toEqual(['CAPTURED'])
  })

  it('at a provider that fails at first is charged once by the same attempt, a moment later', async () => {
    const orderNo = await createOrder(upstream)
    expect(await confirm(upstream, orderNo, await sealed('4000000000006306'))).toMatchObject({
      data: { status: 'PAID' },
    })
    expect(await sandbox.ledgerOf(orderNo)).toEqual(['CAPTURED'])
  })

  it('is charged once when fifty confirms bring it at once', async () => {
    const orderNo = await createOrder(upstream)
    const payment = await sealed()
    const answers = await Promise.all(Array.from({ length: 50 }, () => confirm(upstream, orderNo, payment)))
    expect(answers.every(({ state }) => state === '11')).toBe(true)
    expect(await sandbox.ledgerOf(orderNo)).toEqual(['CAPTURED'])
  })
})

describe('a wrong text instead of a ciphertext', () => {
  it.each([
    '4242-4242-4242-4242',
    '4242.4242.4242.4242',
    '4242424242424242',
    'x'.repeat(40),
    'eyJ.4242.4242',
    '',
  ])('%j is refused before it goes anywhere', async (payload) => {
    const payment = { method: 'encrypted', payload }
    const body = { agentId: 'layover', orderNo: await createOrder(upstream), payment }
    expect((await upstream.post('/lounge/confirmPaymentOrder', body)).statusCode).toBe(400)
  })
})

async function createMembership(): Promise<string> {
  const order = { planId: 'LAYOVER-EXPLORER', additionalVisits: 0, email: 'amelia@example.com' }
  const { data } = await upstream.call('/purchasemembership/createOrder', {
    ...order,
    expectedTotal: '174.00',
  })
  return String(data?.orderNo)
}

/** A ciphertext that was used for a payment. */
async function replayed(): Promise<object> {
  const payment = await sealed()
  await confirm(upstream, await createOrder(upstream), payment)
  return payment
}
