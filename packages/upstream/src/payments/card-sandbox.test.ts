import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { confirm, createOrder, recoverySide, statusOf } from '../orders/orders.test-kit.ts'
import { recoverPayments } from '../orders/pay/recover-payments.ts'
import { startUpstream, type Upstream } from '../upstream.test-kit.ts'
import type { CardProvider } from './card-provider.ts'
import { CardSandbox } from './card-sandbox.test-kit.ts'

let sandbox: CardSandbox
let upstream: Upstream
let provider: CardProvider

beforeAll(async () => {
  sandbox = await CardSandbox.start()
  provider = sandbox.client()
  upstream = await startUpstream({ provider })
})
afterAll(async () => await sandbox.close())

const tokenOf = async (cardNumber: string) => await sandbox.tokenOf(cardNumber)
const ledgerOf = async (orderNo: string) => await sandbox.ledgerOf(orderNo)

async function recover(laterMs: number): Promise<void> {
  const now = () => new Date(upstream.clock.now.getTime() + laterMs)
  await recoverPayments({ ...recoverySide(upstream), provider, now })
}

describe('at the real card sandbox', () => {
  it('a good card pays the order, once', async () => {
    const orderNo = await createOrder(upstream)
    const payment = await tokenOf('4242424242424242')
    expect(await confirm(upstream, orderNo, payment)).toMatchObject({
      data: { status: 'PAID', card: { brand: 'visa', last4: '4242' } },
    })
    await confirm(upstream, orderNo, payment)
    expect(await ledgerOf(orderNo)).toEqual(['CAPTURED'])
  })

  it('a declined card has a reason, and a good one then pays the same order', async () => {
    const orderNo = await createOrder(upstream)
    expect(await confirm(upstream, orderNo, await tokenOf('4000000000009995'))).toMatchObject({
      errorCode: 'PAYMENT_DECLINED',
      message: 'Check the card details or use another card.',
    })
    const paid = await confirm(upstream, orderNo, await tokenOf('4242424242424242'))
    expect(paid).toMatchObject({ data: { status: 'PAID' } })
    expect(await ledgerOf(orderNo)).toEqual(['REJECTED', 'CAPTURED'])
  })

  it('a token that was used before charges nothing and can be tried again', async () => {
    const payment = await tokenOf('4242424242424242')
    await confirm(upstream, await createOrder(upstream), payment)
    const orderNo = await createOrder(upstream)
    const answer = await confirm(upstream, orderNo, payment)
    expect(answer).toMatchObject({
      errorCode: 'PAYMENT_DECLINED',
      message: expect.stringContaining('could not use the card details'),
    })
    expect(await ledgerOf(orderNo)).toEqual([])
  })

  it.each([
    ['whose answer is lost', '4000000000006108'],
    ['that answers too late', '4000000000006207'],
  ])('a charge %s is PAYING until the recovery finds it', async (_what, number) => {
    const orderNo = await createOrder(upstream)
    expect(await confirm(upstream, orderNo, await tokenOf(number))).toMatchObject({
      data: { status: 'PAYING' },
    })
    await recover(5_000)
    expect(await statusOf(upstream, orderNo)).toBe('PAID')
    const paid = await confirm(upstream, orderNo)
    expect(paid.data?.card).toEqual({ brand: 'visa', last4: number.slice(-4) })
    expect(await ledgerOf(orderNo)).toEqual(['CAPTURED'])
  })

  it('a provider that fails at first charges the same attempt once, a moment later', async () => {
    const orderNo = await createOrder(upstream)
    const answer = await confirm(upstream, orderNo, await tokenOf('4000000000006306'))
    expect(answer).toMatchObject({ data: { status: 'PAID' } })
    expect(await ledgerOf(orderNo)).toEqual(['CAPTURED'])
  })

  it('wrong merchant credentials charge nothing, and reveal nothing of themselves', async () => {
    const stranger = sandbox.client({ secret: 'x'.repeat(32) })
    const charge = {
      card: { token: 't'.repeat(16) },
      amountMinor: 1,
      currency: 'GBP',
      merchantReference: 'r.1',
    }
    expect(await stranger.charge(charge)).toMatchObject({ outcome: 'UNAVAILABLE', reply: 'unauthorized' })
    expect(await stranger.find('r.1')).toMatchObject({ outcome: 'UNKNOWN' })
  })
})
