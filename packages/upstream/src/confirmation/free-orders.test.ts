import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { confirm, createOrder, keyed, lead, passOrder } from '../orders/orders.test-kit.ts'
import { callAs } from '../owners.test-kit.ts'
import { now } from '../slots/slots.test-kit.ts'
import type { DiscountRow } from '../store/database/rows/catalogue.ts'
import type { Upstream } from '../upstream.test-kit.ts'
import { sentMails, startMailingUpstream } from './confirmation.test-kit.ts'

/** A code of an operator that makes every pass free, as often as anybody likes. */
const gift: DiscountRow = {
  code: 'GIFT',
  coupon_type: 4,
  value: 99,
  currency: null,
  service_types: ['LOUNGE'],
  valid_from: new Date('2026-01-01T00:00:00Z'),
  valid_until: new Date('2036-01-01T00:00:00Z'),
  max_redemptions: null,
  max_per_email: null,
  initial_redemptions: 0,
  is_sample: false,
  withdrawn_at: null,
}

let upstream: Upstream

beforeAll(async () => {
  upstream = await startMailingUpstream()
  await upstream.store.read.discounts.insertMissing(gift)
})
beforeEach(async () => {
  await upstream.store.forgetOrders()
  await upstream.store.forgetPeople()
  upstream.clock.now = now
})

/** Takes a free pass in somebody's name. @returns what the page of the order gets */
async function free(network: string, email = lead.email, code = gift.code) {
  const body = passOrder({ discountCode: code, expectedTotal: '0.00', lead: { ...lead, email } })
  const { data, errorCode } = await callAs(upstream, { network }, '/lounge/createOrder', body)
  if (!data) return { errorCode }
  const payment = { ...keyed(String(data.orderNo)), payment: { method: 'none' } }
  return (await callAs(upstream, { network }, '/lounge/confirmPaymentOrder', payment)).data
}

const mailed = { status: 'PAID', mailsConfirmation: true }

describe('the confirmation of an order of 0.00', () => {
  it('is mailed to a mailbox five times an hour for one network; later orders are paid, and name no mail', async () => {
    for (let count = 0; count < 5; count += 1) expect(await free('stranger')).toMatchObject(mailed)
    for (const email of [lead.email, lead.email.toUpperCase()]) {
      const paid = await free('stranger', email)
      expect(paid).toMatchObject({ status: 'PAID', passes: [{ name: 'Amelia Hart' }] })
      expect(paid).not.toHaveProperty('mailsConfirmation')
    }
    expect(await free('home'), 'its owner is not shut out').toMatchObject(mailed)
    expect(await free('stranger', 'bruno@example.com')).toMatchObject(mailed)
    expect(await sentMails(upstream)).toHaveLength(7)
    upstream.clock.now = new Date(now.getTime() + 60 * 60_000)
    expect(await free('stranger')).toMatchObject(mailed)
  })

  it('is mailed to a mailbox twenty times a day, from however many networks', async () => {
    for (let network = 0; network < 24; network += 1)
      expect(await free(`bot-${network}`)).toMatchObject({ status: 'PAID' })
    expect(await sentMails(upstream)).toHaveLength(20)
    const paid = await confirm(upstream, await createOrder(upstream))
    expect(paid.data, 'money is always confirmed').toMatchObject(mailed)
  })
})

it.each(['ALLFREE', 'TWOFREE'])(
  'the sample code %s makes twenty orders of one email address free, and no more',
  async (code) => {
    for (let count = 0; count < 20; count += 1)
      expect(await free(`network-${count}`, lead.email, code)).toMatchObject({ status: 'PAID' })
    expect(await free('another', lead.email.toUpperCase(), code)).toEqual({ errorCode: '20001' })
    expect(await free('another', 'bruno@example.com', code)).toMatchObject(mailed)
  },
)
