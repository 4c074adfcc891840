import { HOUR_MS } from '@layover/rules/durations'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { callAs } from '../../owners.test-kit.ts'
import { startUpstream, type Upstream } from '../../upstream.test-kit.ts'
import { expireOrders } from '../expire-orders.ts'
import { lead, passOrder, token } from '../orders.test-kit.ts'

let upstream: Upstream

const begin = new Date('2026-11-21T12:00:00Z')
const seconds = (count: number) => {
  upstream.clock.now = new Date(upstream.clock.now.getTime() + count * 1000)
}

const TOO_MANY = 'TOO_MANY_ATTEMPTS'
const DECLINED = 'PAYMENT_DECLINED'

let people = 0
/** Somebody with an order of their own. Everybody is behind the same address. */
async function someone(email?: string, visitor?: string, change: object = {}) {
  people += 1
  const owner = { visitor: visitor ?? String(people), network: 'airport' }
  const order = passOrder({
    lead: { ...lead, email: email ?? `person-${people}@example.com` },
    ...change,
  })
  const { data } = await callAs(upstream, owner, '/lounge/createOrder', order)
  return { owner, orderNo: String(data?.orderNo) }
}
type Buyer = Awaited<ReturnType<typeof someone>>

/** Presses Pay. @returns how it ended; the provider does this if it is asked */
async function press({ owner, orderNo }: Buyer, act: 'capture' | 'decline') {
  upstream.provider.script(act)
  const answer = await callAs(upstream, owner, '/lounge/confirmPaymentOrder', { orderNo, payment: token })
  upstream.provider.forgetScript()
  return answer.errorCode ?? answer.data?.status
}

async function waitOf({ orderNo }: Buyer): Promise<unknown> {
  const { data } = await upstream.call('/order/status', { orderNo })
  return data?.turnInSeconds
}

/** A stranger tries stolen cards until the network has used up its declines. */
async function testCards(email?: string) {
  for (let card = 0; card < 20; card += 1) expect(await press(await someone(email), 'decline')).toBe(DECLINED)
  expect(upstream.provider.charges).toHaveLength(20)
}

beforeAll(async () => {
  upstream = await startUpstream()
})
beforeEach(async () => {
  await upstream.store.forgetOrders()
  upstream.provider.charges.length = 0
  upstream.clock.now = begin
})

describe('in a network with too many declined cards', () => {
  it('a good card is charged after a short wait that the order states, on the same order', async () => {
    await testCards()
    const buyer = await someone()
    expect(await waitOf(buyer)).toBeUndefined()
    seconds(5)
    expect(await press(buyer, 'capture')).toBe(TOO_MANY)
    expect(await waitOf(buyer)).toBe(10)
    seconds(9)
    expect(await press(buyer, 'capture')).toBe(TOO_MANY)
    seconds(1)
    expect(await waitOf(buyer)).toBe(0)
    expect(await press(buyer, 'capture')).toBe('PAID')
  })

  it('who came first pays first, however often the others press', async () => {
    await testCards()
    const thieves = [await someone(), await someone()] as const
    const buyer = await someone()
    for (const each of [...thieves, buyer]) {
      seconds(1)
      expect(await press(each, 'decline')).toBe(TOO_MANY)
    }
    expect(await waitOf(buyer)).toBe(12 + 15 + 15)
    seconds(12)
    const late = await someone()
    for (const each of [late, late, buyer, thieves[1]]) expect(await press(each, 'decline')).toBe(TOO_MANY)
    expect(await press(thieves[0], 'decline')).toBe(DECLINED)
    seconds(15)
    for (const each of [late, buyer]) expect(await press(each, 'decline')).toBe(TOO_MANY)
    expect(await press(thieves[1], 'decline')).toBe(DECLINED)
    seconds(15)
    expect(await press(late, 'decline')).toBe(TOO_MANY)
    expect(await press(buyer, 'capture')).toBe('PAID')
  })

  it('a place is lost by an order that asks no more', async () => {
    await testCards()
    for (let parked = 0; parked < 20; parked += 1)
      expect(await press(await someone(), 'decline')).toBe(TOO_MANY)
    seconds(1)
    const buyer = await someone()
    expect(await press(buyer, 'capture')).toBe(TOO_MANY)
    expect(await waitOf(buyer)).toBe(14 + 20 * 15)
    for (const wait of [15, 13]) {
      seconds(wait)
      expect(await press(buyer, 'capture')).toBe(TOO_MANY)
    }
    seconds(1)
    expect(await waitOf(buyer)).toBe(0)
    expect(await press(buyer, 'capture')).toBe('PAID')
  })

  it('a visitor has one place, however many orders they have', async () => {
    await testCards()
    for (let parked = 0; parked < 20; parked += 1)
      expect(await press(await someone(undefined, 'thief'), 'decline')).toBe(TOO_MANY)
    const buyer = await someone()
    expect(await press(buyer, 'capture')).toBe(TOO_MANY)
    expect(await waitOf(buyer)).toBe(15 + 15)
    const other = await someone(undefined, buyer.owner.visitor)
    expect(await press(other, 'capture')).toBe(TOO_MANY)
    expect(await waitOf(other)).toBe(15 + 15)
  })

  it('orders that ask only before their turn cost no more time than the buyer was told', async () => {
    await testCards()
    const parked = await Promise.all(Array.from({ length: 5 }, async () => await someone()))
    const keepPlaces = async (from: number) => {
      for (const each of parked.slice(from)) expect(await press(each, 'decline')).toBe(TOO_MANY)
    }
    await keepPlaces(0)
    const buyer = await someone()
    expect(await press(buyer, 'capture')).toBe(TOO_MANY)
    expect(await waitOf(buyer)).toBe(15 + 5 * 15)
    for (let turn = 1; turn <= 6; turn += 1) {
      upstream.clock.now = new Date(begin.getTime() + turn * 15_000 - 1000)
      await keepPlaces(turn - 1)
      expect(await press(buyer, 'capture')).toBe(TOO_MANY)
    }
    upstream.clock.now = new Date(begin.getTime() + 15_000 + 5 * 15_000)
    expect(await press(buyer, 'capture')).toBe('PAID')
    expect(upstream.provider.charges).toHaveLength(21)
  })

  it('the next turn comes no later where one is used at its end', async () => {
    await testCards()
    const [thief, buyer] = [await someone(), await someone()]
    expect(await press(thief, 'decline')).toBe(TOO_MANY)
    for (const wait of [10, 10, 9]) {
      seconds(wait)
      expect(await press(buyer, 'capture')).toBe(TOO_MANY)
    }
    expect(await press(thief, 'decline')).toBe(DECLINED)
    expect(await waitOf(buyer)).toBe(1)
    seconds(1)
    expect(await press(buyer, 'capture')).toBe('PAID')
  })

  it('a card that needs no turn delays nobody who waits', async () => {
    for (let card = 0; card < 10; card += 1)
      expect(await press(await someone('amelia@example.com'), 'decline')).toBe(DECLINED)
    const buyer = await someone('amelia@example.com')
    expect(await press(buyer, 'capture')).toBe(TOO_MANY)
    seconds(10)
    expect(await press(await someone(), 'decline')).toBe(DECLINED)
    expect(await waitOf(buyer)).toBe(5)
    seconds(5)
    expect(await press(buyer, 'capture')).toBe('PAID')
  })

  it('a turn that a used code ends without a payment leaves the next one its whole turn', async () => {
    const once = { discountCode: 'ONCE15', expectedTotal: '28.90' }
    const [first, second] = [
      await someone(undefined, undefined, once),
      await someone(undefined, undefined, once),
    ]
    expect(await press(first, 'capture')).toBe('PAID')
    upstream.provider.charges.length = 0
    await testCards()
    expect(await press(await someone(), 'decline')).toBe(DECLINED)
    const [buyer, late] = [await someone(), await someone()]
    for (const each of [second, buyer, late, buyer, late]) {
      seconds(2)
      expect(await press(each, 'capture')).toBe(TOO_MANY)
    }
    seconds(18)
    expect(await press(second, 'capture')).toBe('20001')
    seconds(8)
    expect(await press(late, 'capture')).toBe(TOO_MANY)
    expect(await press(buyer, 'capture')).toBe('PAID')
  })

  it('an order and its places live until the promised turn', async () => {
    await testCards()
    const buyer = await someone()
    seconds(29 * 60 + 50)
    expect(await press(await someone(), 'decline')).toBe(DECLINED)
    expect(await press(buyer, 'capture')).toBe(TOO_MANY)
    expect(await waitOf(buyer)).toBe(15)
    seconds(15)
    await expireOrders({ store: upstream.store, now: () => upstream.clock.now })
    expect(await press(buyer, 'capture')).toBe('PAID')
  })

  it('an order gets no turn that would come more than an hour after it was made', async () => {
    await testCards()
    const buyer = await someone()
    await upstream.store.read.orders.update(buyer.orderNo, {
      expires_at: new Date(begin.getTime() + HOUR_MS),
    })
    seconds(59 * 60)
    for (const _ahead of [1, 2, 3]) {
      expect(await press(await someone(), 'decline')).not.toBe('PAID')
      seconds(1)
    }
    expect(await press(buyer, 'capture')).toBe(TOO_MANY)
    expect(await waitOf(buyer)).toBeUndefined()
  })

  it('thirty-six visitors wait at most, so that each is told a time within the life of the order', async () => {
    await testCards()
    const turns = []
    for (let visitor = 0; visitor < 40; visitor += 1) {
      const each = await someone()
      expect(await press(each, 'decline')).toBe(TOO_MANY)
      turns.push(await waitOf(each))
    }
    expect(turns.slice(0, 36)).toEqual(Array.from({ length: 36 }, (_, ahead) => 15 + ahead * 15))
    expect(turns.slice(36)).toEqual(Array(4).fill(undefined))
  })

  it('a good card delays nobody', async () => {
    await testCards()
    seconds(20)
    for (const _buyer of [1, 2, 3]) expect(await press(await someone(), 'capture')).toBe('PAID')
  })

  it('four cards a minute can be tried, under a new cookie and address for each', async () => {
    await testCards()
    const thieves = [await someone(), await someone(), await someone()]
    for (let round = 0; round < 36; round += 1) {
      seconds(5)
      for (const [index, thief] of thieves.entries())
        if ((await press(thief, 'decline')) === DECLINED) thieves[index] = await someone()
    }
    expect(upstream.provider.charges).toHaveLength(20 + 3 * 4)
  })

  it('who mistyped a card gets a second turn, and who missed twice waits for the hour', async () => {
    await testCards()
    const buyer = await someone()
    seconds(15)
    expect(await press(buyer, 'decline')).toBe(DECLINED)
    expect(await press(buyer, 'decline')).toBe(TOO_MANY)
    expect(await waitOf(buyer)).toBe(15)
    seconds(15)
    expect(await press(buyer, 'decline')).toBe(DECLINED)
    const again = await someone(undefined, buyer.owner.visitor)
    seconds(15)
    expect(await press(again, 'capture')).toBe(TOO_MANY)
    expect(await waitOf(again)).toBeUndefined()
  })

  it('a stranger who knows the buyer’s address stops nobody either', async () => {
    for (let card = 0; card < 10; card += 1)
      expect(await press(await someone('amelia@example.com'), 'decline')).toBe(DECLINED)
    const buyer = await someone('amelia@example.com')
    expect(await press(buyer, 'capture')).toBe(TOO_MANY)
    seconds(15)
    expect(await press(buyer, 'capture')).toBe('PAID')
  })
})

it('the queue is forgotten', async () => {
  await testCards()
  const buyer = await someone()
  await press(buyer, 'capture')
  expect(await waitOf(buyer)).toBe(15)
  await upstream.store.read.paymentTurns.forget(new Date(begin.getTime() + 1))
  expect(await waitOf(buyer)).toBeUndefined()
})
