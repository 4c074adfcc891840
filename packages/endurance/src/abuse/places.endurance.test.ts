import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { readyToOrder } from '../harness/purchases.ts'
import type { Visitor } from '../harness/visitor.ts'
import { buy, endOf, GOOD_CARD, pay } from './purchase-ends.test-kit.ts'
import { useShop } from './shop.test-kit.ts'

const shop = useShop()

const LOUNGE = 'ZRH-LIMMAT'
/** Holds that one client tries: more than the lounge has places in two days. */
const TRIES = 240
const SLOTS = 66

interface Slot {
  readonly visitDate: string
  readonly visitTime: string
  readonly placesLeft: number
}

async function slotsOf(visitor: Visitor): Promise<Slot[]> {
  const { dates } = await visitor.get('/loungePrebooking/getSubscribeTimes', { loungeCode: LOUNGE })
  const days = dates as { date: string; times: { visitTime: string; placesLeft: number }[] }[]
  const slots = days.flatMap(({ date: visitDate, times }) =>
    times.map(({ visitTime, placesLeft }) => ({ visitDate, visitTime, placesLeft })),
  )
  return slots.slice(0, SLOTS)
}

/** Holds as much as the shop lets it, under a new cookie each time and from many addresses of its network. */
async function hoard(slots: readonly Slot[]): Promise<string[]> {
  const ends: string[] = []
  for (let each = 0; each < TRIES; each += 1) {
    const visitor = await shop.visitorFrom(`203.0.113.${each % 250}`)
    const { visitDate, visitTime } = slots[each % slots.length] as Slot
    const wanted = { loungeCode: LOUNGE, visitDate, visitTime, passengerNumber: 7 - (each % 7) }
    const answer = await visitor.post('/loungePrebooking/checkAvailable', wanted)
    ends.push(String(answer.status === 200 ? (answer.body.errorCode ?? 'held') : answer.status))
  }
  return ends
}

/** Orders of a lane that are never paid, with the same freedom. */
async function hoardLane(): Promise<unknown[]> {
  const ends: unknown[] = []
  for (let each = 0; each < 40; each += 1) {
    const visitor = await shop.visitorFrom(`203.0.113.${each % 250}`)
    const { createPath, body } = await readyToOrder(visitor, 'lane')
    ends.push(endOf(await visitor.post(createPath, body, randomUUID())))
  }
  return ends
}

/** Visitors behind one address of an airport, who all want the same time and pay. */
async function airport(): Promise<unknown[]> {
  const visit = async () => await buy(shop, await shop.visitorFrom('198.51.100.9'), 'lounge')
  const first = [await visit(), await visit(), await visit()]
  return [...first, ...(await Promise.all([visit(), visit(), visit(), visit(), visit()]))]
}

/** A home where everything in the shop is bought, one after the other. */
async function household(): Promise<unknown[]> {
  const visitor = await shop.visitorFrom('192.0.2.77')
  const ends = []
  for (const service of ['lounge', 'lane', 'pass', 'membership'] as const)
    ends.push(await buy(shop, visitor, service))
  return ends
}

/** Further travellers of the order that the harness makes for two: a family of seven. */
const family = ['Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus'].map((firstName) => ({
  firstName,
  lastName: 'Hart',
}))

/** The lane of Edinburgh lets one party of seven take all seven places of a slot. */
const SMALL_LANE = { cipCode: 'EDI-FT-MAIN' }

/** An order for seven at one of the lane's free times, ready to be sent. */
async function orderOfSeven(visitor: Visitor, slot: number) {
  const wish = { ...SMALL_LANE, choose: <T>(offered: readonly T[]) => offered[slot] }
  const { createPath, confirmPath, body } = await readyToOrder(visitor, 'lane', wish)
  const cart = { networkCode: SMALL_LANE.cipCode, passengerNumber: family.length + 1 }
  const { totalAmount: expectedTotal } = await visitor.get('/cip/calculatePrice', cart)
  const order = { ...body, passengers: family, expectedTotal }
  return { visitor, confirmPath, send: async () => await visitor.post(createPath, order, randomUUID()) }
}

/** An order for seven at one of the lane's free times. It is paid where `isPaid`. */
async function orderForSeven(visitor: Visitor, slot: number, isPaid: boolean): Promise<unknown> {
  const { confirmPath, send } = await orderOfSeven(visitor, slot)
  const created = await send()
  if (!isPaid || created.status !== 200 || created.body.data === undefined) return endOf(created)
  return endOf(await pay(shop, visitor, confirmPath, [created.body.data.orderNo, GOOD_CARD]))
}

/** Five rounds in which all orders so far are paid by made-up cards, while others for seven are sent. */
async function orderWhilePaying(): Promise<unknown[]> {
  const carts: Awaited<ReturnType<typeof orderOfSeven>>[] = []
  for (let each = 0; each < 20; each += 1)
    carts.push(await orderOfSeven(await shop.visitorFrom(`203.0.115.${each}`), each))
  const ends: unknown[] = []
  const presses: (() => Promise<unknown>)[] = []
  const order = async ({ visitor, confirmPath, send }: (typeof carts)[number]) => {
    const created = await send()
    ends.push(endOf(created))
    if (created.status !== 200 || created.body.data === undefined) return
    const { orderNo } = created.body.data
    const payment = { method: 'token', token: `tok_${randomUUID()}` }
    presses.push(async () => await visitor.post(confirmPath, { orderNo, payment }, randomUUID()))
  }
  for (let round = 0; round < 5; round += 1) {
    const paying = presses.map(async (press) => await press())
    for (const cart of carts.slice(round * 4, round * 4 + 4)) await order(cart)
    await Promise.all(paying)
  }
  return ends
}

/** Eight orders for seven that are never paid, each at another time and two of each new cookie. */
async function orderEight(): Promise<unknown[]> {
  const ends: unknown[] = []
  for (let cookie = 0; cookie < 4; cookie += 1) {
    const visitor = await shop.visitorFrom(`203.0.114.${cookie}`)
    for (const slot of [cookie, cookie + 1]) ends.push(await orderForSeven(visitor, slot, false))
  }
  return ends
}

/** A family of seven that pays, from a network of its own. */
async function familyFrom(network: number): Promise<unknown> {
  return await orderForSeven(await shop.visitorFrom(`192.0.${network}.7`), network * 3, true)
}

/** How many times the lane has of which a party of seven can have all places. */
async function freeForSeven(): Promise<number> {
  const visitor = await shop.visitorFrom('192.0.2.5')
  const wanted = { ...SMALL_LANE, passengerNumber: family.length + 1 }
  const { dates } = await visitor.get('/cip/getSubscribeTimes', wanted)
  return (dates as { times: unknown[] }[]).flatMap(({ times }) => times).length
}

it('large parties that never pay empty the two slots of one visitor, and families elsewhere buy beside them', async () => {
  const before = await freeForSeven()
  const homes = Promise.all([31, 32, 33].map(familyFrom))
  const [ends, families] = await Promise.all([orderEight(), homes])
  const emptied = before - (await freeForSeven()) - families.length
  console.log(`attacker: 8 orders of seven tried, ${emptied} slots emptied`)
  expect(ends).toEqual(['CREATED', 'CREATED', ...Array(6).fill('TOO_MANY_ATTEMPTS')])
  expect(emptied).toBe(2)
  expect(families).toEqual(Array(3).fill('PAID'))
})

it('parties that pay by made-up cards while others order empty no more', async () => {
  const before = await freeForSeven()
  const ends = await orderWhilePaying()
  const emptied = before - (await freeForSeven())
  console.log(`attacker: ${ends.length} orders of seven tried with made-up cards, ${emptied} slots emptied`)
  expect(emptied).toBeGreaterThan(0)
  expect(emptied).toBeLessThanOrEqual(2)
  expect(new Set(ends)).toEqual(new Set(['CREATED', 'TOO_MANY_ATTEMPTS']))
  expect(await familyFrom(34)).toBe('PAID')
})

it('one client holds sixty places at most and a third of a slot, while others buy and are never refused', async () => {
  const watcher = await shop.visitorFrom('192.0.2.5')
  const before = await slotsOf(watcher)
  const [holds, travellers, family] = await Promise.all([hoard(before), airport(), household()])
  const after = await slotsOf(watcher)
  const taken = before.map(({ placesLeft }, index) => placesLeft - (after[index]?.placesLeft ?? 0))
  const total = taken.reduce((sum, places) => sum + places, 0)
  console.log(
    `attacker: ${TRIES} holds tried, ${holds.filter((end) => end === 'held').length} held, ${total} places`,
  )
  expect(total).toBeGreaterThan(0)
  expect(total).toBeLessThanOrEqual(60)
  // A slot of eleven: one party of seven, or four places of several.
  expect(Math.max(...taken)).toBeLessThanOrEqual(7)
  expect(after.every(({ placesLeft }) => placesLeft > 0)).toBe(true)
  expect(new Set(holds)).toEqual(new Set(['held', 'TOO_MANY_ATTEMPTS']))
  expect(travellers).toEqual(Array(8).fill('PAID'))
  expect(family).toEqual(Array(4).fill('PAID'))
})

it('unpaid orders of a lane are bounded alike, and the lane stays open to others', async () => {
  const [ends, family] = await Promise.all([hoardLane(), household()])
  console.log(`attacker: 40 lane orders tried, ${ends.filter((end) => end === 'CREATED').length} made`)
  expect(new Set(ends)).toEqual(new Set(['TOO_MANY_ATTEMPTS']))
  expect(family).toEqual(Array(4).fill('PAID'))
})
