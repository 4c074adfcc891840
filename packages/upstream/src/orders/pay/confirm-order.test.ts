import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { merchantReference } from '../../domain/order-identity.ts'
import { startUpstream, type Upstream } from '../../upstream.test-kit.ts'
import { confirm, createOrder, keyed, recoverySide, statusOf, token } from '../orders.test-kit.ts'
import { recoverPayments } from './recover-payments.ts'

let upstream: Upstream

beforeAll(async () => {
  upstream = await startUpstream()
})
beforeEach(async () => {
  await upstream.store.forgetOrders()
  upstream.provider.ledger.clear()
  upstream.provider.charges.length = 0
  upstream.provider.isReachable = true
  upstream.provider.onCharge = async () => undefined
  upstream.clock.now = new Date('2026-11-21T12:00:00Z')
})

const turnClock = (seconds: number) => {
  upstream.clock.now = new Date(upstream.clock.now.getTime() + seconds * 1000)
}

describe('a payment', () => {
  it('issues one pass per traveller, each with its own number and signature', async () => {
    const passengers = [{ firstName: 'Daniel', lastName: 'Hart' }]
    const orderNo = await createOrder(upstream, { passengers, expectedTotal: '68.00' })
    const { data } = await confirm(upstream, orderNo)
    expect(data).toMatchObject({
      status: 'PAID',
      lines: [{ name: 'Lounge pass', quantity: 2, amount: '68.00' }],
      passes: [
        { name: 'Amelia Hart', validFrom: '2026-11-21', validUntil: '2027-11-20' },
        { name: 'Daniel Hart', validFrom: '2026-11-21', validUntil: '2027-11-20' },
      ],
    })
    expect(upstream.provider.charges).toMatchObject([{ amountMinor: 6800, currency: 'GBP' }])
    const again = await upstream.call('/order/get', { reference: data?.reference, key: data?.key })
    expect(again.data).toEqual(data)
    const status = await upstream.call('/order/status', keyed(orderNo))
    expect(status.data).toEqual({
      orderNo,
      status: 'PAID',
      attempt: 1,
      reference: data?.reference,
      key: data?.key,
    })
  })

  it('is written before the request to the provider', async () => {
    const orderNo = await createOrder(upstream)
    let attempt: unknown
    upstream.provider.onCharge = async () => {
      attempt = await upstream.store.read.paymentAttempts.find(orderNo, 1)
    }
    await confirm(upstream, orderNo)
    expect(attempt).toMatchObject({ outcome: null, merchant_reference: merchantReference(orderNo, 1) })
  })

  it('charges once when fifty confirm calls come at once, and never again', async () => {
    const orderNo = await createOrder(upstream)
    let answered = 0
    // The charge runs until all the others have got their responses.
    upstream.provider.onCharge = async () => await expect.poll(() => answered).toBe(49)
    const confirmOnce = async () => {
      const answer = await confirm(upstream, orderNo)
      answered += 1
      return answer
    }
    const answers = await Promise.all(Array.from({ length: 50 }, confirmOnce))
    expect(answers.every(({ state }) => state === '11')).toBe(true)
    expect(upstream.provider.charges).toHaveLength(1)
    const [first, second] = [await confirm(upstream, orderNo), await confirm(upstream, orderNo)]
    expect(first).toEqual(second)
    expect(first.data?.passes).toHaveLength(1)
    expect(upstream.provider.captured).toHaveLength(1)
  })

  it('that is declined has a reason, and the next attempt pays the same order', async () => {
    upstream.provider.script('decline', 'refuse', 'capture')
    const orderNo = await createOrder(upstream)
    expect(await confirm(upstream, orderNo)).toMatchObject({
      state: '10',
      errorCode: 'PAYMENT_DECLINED',
      message: 'Check the card details or use another card.',
    })
    expect(await statusOf(upstream, orderNo)).toBe('DECLINED')
    expect(await confirm(upstream, orderNo)).toMatchObject({ errorCode: 'PAYMENT_DECLINED' })
    expect(await confirm(upstream, orderNo)).toMatchObject({ data: { status: 'PAID' } })
    const references = upstream.provider.charges.map(({ merchantReference }) => merchantReference)
    expect(references).toEqual([1, 2, 3].map((attempt) => merchantReference(orderNo, attempt)))
    expect(upstream.provider.captured).toHaveLength(1)
  })

  it('that is repeated with its own key starts no other attempt: it stays declined, whatever card comes', async () => {
    upstream.provider.script('decline')
    const orderNo = await createOrder(upstream)
    const key = randomUUID()
    const first = await confirm(upstream, orderNo, token, key)
    const again = await confirm(
      upstream,
      orderNo,
      { method: 'token', token: 'tok_another_one_of_the_same' },
      key,
    )
    expect(again).toEqual(first)
    expect(again).toMatchObject({ errorCode: 'PAYMENT_DECLINED' })
    expect(upstream.provider.charges).toHaveLength(1)
  })

  it('that never reached the provider is not made later by a delayed repeat', async () => {
    upstream.provider.script('never arrive')
    const orderNo = await createOrder(upstream)
    const key = randomUUID()
    await confirm(upstream, orderNo, token, key)
    turnClock(120)
    await recoverPayments(recoverySide(upstream))
    expect(await confirm(upstream, orderNo, token, key)).toMatchObject({ errorCode: 'PAYMENT_DECLINED' })
    expect(upstream.provider.captured).toHaveLength(0)
    expect(await confirm(upstream, orderNo)).toMatchObject({ data: { status: 'PAID' } })
    expect(upstream.provider.captured).toHaveLength(1)
  })

  it('leaves neither token nor name nor address in the log', async () => {
    upstream.logs.length = 0
    upstream.provider.script('decline', 'never arrive')
    const orderNo = await createOrder(upstream)
    await confirm(upstream, orderNo)
    await confirm(upstream, orderNo)
    const log = upstream.logs.join('')
    expect(log).toContain('"call":"lounge.confirmPaymentOrder"')
    for (const secret of [token.token, 'Amelia', 'Hart', 'amelia@example.com'])
      expect(log).not.toContain(secret)
  })
})

describe('an unknown outcome', () => {
  it('is PAYING, a success, and no second confirm charges again', async () => {
    upstream.provider.script('never arrive')
    const orderNo = await createOrder(upstream)
    const first = await confirm(upstream, orderNo)
    expect(first).toMatchObject({ state: '11', data: { status: 'PAYING' } })
    expect(first.data).not.toHaveProperty('key')
    expect(first.data).not.toHaveProperty('passes')
    expect(await confirm(upstream, orderNo)).toEqual(first)
    expect(upstream.provider.charges).toHaveLength(1)
  })

  it('is settled by a query to the provider: a charge with a lost response pays the order once', async () => {
    upstream.provider.script('capture and lose the answer')
    const orderNo = await createOrder(upstream)
    expect((await confirm(upstream, orderNo)).data?.status).toBe('PAYING')
    turnClock(5)
    const rounds = await Promise.all([
      recoverPayments(recoverySide(upstream)),
      recoverPayments(recoverySide(upstream)),
    ])
    expect(Math.max(...rounds)).toBe(1)
    expect(await statusOf(upstream, orderNo)).toBe('PAID')
    expect((await confirm(upstream, orderNo)).data?.passes).toHaveLength(1)
    expect(upstream.provider.charges).toHaveLength(1)
  })

  it('stays unknown while the provider cannot be reached, for a day', async () => {
    upstream.provider.script('capture and lose the answer')
    const orderNo = await createOrder(upstream)
    await confirm(upstream, orderNo)
    upstream.provider.isReachable = false
    turnClock(86_399)
    expect(await recoverPayments(recoverySide(upstream))).toBe(0)
    expect(await statusOf(upstream, orderNo)).toBe('PAYING')
  })

  it('counts as never made once the grace is over, and the order can be paid again', async () => {
    upstream.provider.script('never arrive')
    const orderNo = await createOrder(upstream)
    await confirm(upstream, orderNo)
    turnClock(119)
    expect(await recoverPayments(recoverySide(upstream))).toBe(0)
    turnClock(1)
    expect(await recoverPayments(recoverySide(upstream))).toBe(1)
    expect(await statusOf(upstream, orderNo)).toBe('DECLINED')
    expect(await confirm(upstream, orderNo)).toMatchObject({ data: { status: 'PAID' } })
    expect(upstream.provider.captured).toHaveLength(1)
  })

  it('never becomes a sale at another amount', async () => {
    upstream.provider.script('capture and lose the answer')
    const orderNo = await createOrder(upstream)
    await confirm(upstream, orderNo)
    const [reference] = upstream.provider.ledger.keys()
    const charged = { outcome: 'CAPTURED', amountMinor: 1, currency: 'GBP' } as const
    upstream.provider.ledger.set(String(reference), charged)
    turnClock(300)
    await recoverPayments(recoverySide(upstream))
    expect(await statusOf(upstream, orderNo)).toBe('PAYING')
    expect(upstream.logs.join('')).toContain('another amount')
  })
})

describe('an order', () => {
  it('opens with its own key only, and a wrong key reveals nothing', async () => {
    const orderNo = await createOrder(upstream)
    const { data } = await confirm(upstream, orderNo)
    const key = 'A'.repeat(30)
    const wrong = await upstream.call('/order/get', { reference: data?.reference, key })
    const unknown = await upstream.call('/order/get', { reference: 'LV00-0000', key })
    expect(wrong).toEqual(unknown)
    expect(wrong).toMatchObject({ state: '10', errorCode: 'NOT_FOUND' })
  })

  it('can have one live attempt and one capture: the database enforces it', async () => {
    upstream.provider.script('never arrive')
    const orderNo = await createOrder(upstream)
    await confirm(upstream, orderNo)
    const live = await upstream.store.read.paymentAttempts.find(orderNo, 1)
    if (live === undefined) throw new Error('the attempt is not there')
    const { paymentAttempts } = upstream.store.read
    const second = { attempt: 2, merchant_reference: 'another', idempotency_key: randomUUID() }
    await expect(paymentAttempts.insert({ ...live, ...second })).rejects.toThrow('one_live_attempt')
    await paymentAttempts.settle(live, { outcome: 'CAPTURED' }, upstream.clock.now)
    const captured = { ...live, ...second, outcome: 'CAPTURED' as const, settled_at: upstream.clock.now }
    await expect(paymentAttempts.insert(captured)).rejects.toThrow('one_capture')
    const sameKey = { ...captured, outcome: 'REJECTED' as const, idempotency_key: live.idempotency_key }
    await expect(paymentAttempts.insert(sameKey)).rejects.toThrow('one_attempt_per_key')
  })
})
