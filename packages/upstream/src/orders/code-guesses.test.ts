import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { callAs } from '../owners.test-kit.ts'
import { startUpstream, type Upstream } from '../upstream.test-kit.ts'
import { lead, passOrder, token } from './orders.test-kit.ts'

let upstream: Upstream
let visitors = 0

beforeAll(async () => {
  upstream = await startUpstream()
})
beforeEach(async () => {
  await upstream.store.forgetOrders()
  await upstream.store.forgetPeople()
  upstream.clock.now = new Date('2026-11-21T12:00:00Z')
})

type Owner = { readonly visitor: string; readonly network: string }
const someone = (network: string): Owner => {
  visitors += 1
  return { visitor: String(visitors), network }
}
const each = { discountCode: 'ONEEACH', expectedTotal: '25.50' }
const nameOf = (number: number) => `buyer-${number}@example.com`

/** Orders with the code. @returns the order's number, or the refusal */
async function order(owner: Owner, email: string, change: object = each) {
  const body = passOrder({ ...change, lead: { ...lead, email } })
  const { errorCode, data } = await callAs(upstream, owner, '/lounge/createOrder', body)
  return { errorCode, orderNo: data?.orderNo }
}
const pay = async (owner: Owner, orderNo: unknown) => {
  const answer = await callAs(upstream, owner, '/lounge/confirmPaymentOrder', { orderNo, payment: token })
  return answer.errorCode ?? answer.data?.status
}
const told = async (owner: Owner, email: string) => (await order(owner, email)).errorCode

/** People elsewhere who have used the code. */
async function buyers(count: number, change: object = each) {
  for (let number = 0; number < count; number += 1) {
    const owner = someone(`home ${number}`)
    expect(await pay(owner, (await order(owner, nameOf(number), change)).orderNo)).toBe('PAID')
  }
}

describe('a code for one order with each email address', () => {
  it('tells a visitor of three addresses in an hour that they have used it', async () => {
    await buyers(5)
    const stranger = someone('cafe')
    const answers = []
    for (const number of [0, 1, 2, 3, 4, 3]) answers.push(await told(stranger, nameOf(number)))
    expect(answers).toEqual(['20001', '20001', '20001', undefined, undefined, undefined])
    expect(await told(stranger, nameOf(1))).toBe('20001')
    expect(await told(someone('cafe'), nameOf(3))).toBe('20001')
    upstream.clock.now = new Date('2026-11-21T13:00:00Z')
    expect(await told(stranger, nameOf(3))).toBe('20001')
  })

  it('tells a network of ten, also of those who ask at the same time', async () => {
    await buyers(14)
    const answers = await Promise.all(
      Array.from({ length: 14 }, async (_, number) => await told(someone('squat'), nameOf(number))),
    )
    expect(answers.filter((answer) => answer === '20001')).toHaveLength(10)
    expect(answers.filter((answer) => answer === undefined)).toHaveLength(4)
  })

  it('tells no more by a wrong price, nor by a payment', async () => {
    await buyers(4)
    const stranger = someone('cafe')
    for (const number of [0, 1, 2]) await told(stranger, nameOf(number))
    const wrong = { discountCode: 'ONEEACH', expectedTotal: '1.00' }
    for (const email of [nameOf(3), 'nobody@example.com']) {
      expect(await order(stranger, email, wrong)).toMatchObject({ errorCode: 'PRICE_CHANGED' })
      upstream.provider.script('refuse')
      expect(await pay(stranger, (await order(stranger, email)).orderNo)).toBe('PAYMENT_DECLINED')
    }
  })

  it('tells of a payment within the same bound', async () => {
    const stranger = someone('cafe')
    const early = []
    for (let number = 0; number < 5; number += 1) early.push((await order(stranger, nameOf(number))).orderNo)
    await buyers(5)
    const answers = []
    for (const orderNo of early) {
      upstream.provider.script('refuse')
      answers.push(await pay(stranger, orderNo))
      upstream.provider.forgetScript()
    }
    expect(answers).toEqual(['20001', '20001', '20001', 'PAYMENT_DECLINED', 'PAYMENT_DECLINED'])
  })

  it('serves a visitor with an address of their own, whatever strangers of the network have asked', async () => {
    await buyers(12)
    for (let number = 0; number < 12; number += 1) await told(someone('airport'), nameOf(number))
    const visitor = someone('airport')
    expect(await pay(visitor, (await order(visitor, 'amelia@example.com')).orderNo)).toBe('PAID')
    const again = await order(visitor, 'amelia@example.com')
    expect(again.errorCode).toBeUndefined()
  })

  it('keeps its end and its bound for all orders, whatever was asked', async () => {
    const both = { discountCode: 'BOTH', expectedTotal: '25.50' }
    const sample = await upstream.store.read.discounts.find('ONEEACH')
    if (sample === undefined) throw new Error('the samples are there')
    const { uses, usesByBuyer, ...row } = sample
    await upstream.store.read.discounts.insertMissing({ ...row, code: 'BOTH', max_redemptions: 5 })
    await buyers(5, both)
    for (const number of [0, 1, 2, 3])
      expect((await order(someone('cafe'), nameOf(number), both)).errorCode).toBe('20001')
    expect((await order(someone('cafe'), 'nobody@example.com', both)).errorCode).toBe('20001')
    upstream.clock.now = sample.valid_until
    expect(await told(someone('cafe'), 'nobody@example.com')).toBe('20005')
  })
})
