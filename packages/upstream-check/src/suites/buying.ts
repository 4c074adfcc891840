import { allCalls, calls } from '@layover/contracts'
import { claim, claimEqual, dataOf, refusalOf } from '../run/promises.ts'
import type { Run } from '../run/run.ts'
import type { World } from '../run/world.ts'
import { type CardMeans, cardMeans } from './card-means.ts'
import { checkHolds } from './holds.ts'
import { type Bought, checkKeysOfOthers } from './keys-of-others.ts'
import { checkOrders } from './orders.ts'
import { checkCodeOrders, checkPayment } from './payments.ts'
import { type Purchase, purchasesOf } from './purchases.ts'
import { checkSingleUse } from './single-use.ts'
import { type Dates, visitsOf } from './slots.ts'
import { fetchStanding } from './standing.ts'

/** They change nothing, and without an order they have nothing to read. */
const readsOfOrders = [calls.order.get, calls.order.pass]

/** Holds, orders and payments of all purchases. */
export async function checkBuying(
  run: Run,
  world: World,
  dates: { readonly lounge: Dates; readonly lane: Dates },
): Promise<void> {
  if (run.options.writes !== true) {
    for (const call of allCalls) if (!run.mayAsk(call)) run.notes.untested(call.id, 'needs --writes')
    for (const call of readsOfOrders) run.notes.untested(call.id, 'needs an order, which --writes makes')
    return await checkStanding(run, world)
  }
  const [lounge, lane] = [visitsOf(dates.lounge), visitsOf(dates.lane)]
  const means = await cardMeans(run, world)
  // The two fullest times are for the holds, so that a time can be filled; purchases take the others.
  const forHolds = [...lounge].sort((a, b) => (a.placesLeft ?? 0) - (b.placesLeft ?? 0)).slice(0, 2)
  const forOrders = lounge.filter((visit) => !forHolds.includes(visit))
  const visits = { lounge: forOrders[Symbol.iterator](), lane: lane[Symbol.iterator]() }
  const purchased = purchasesOf(run, world, visits)
  const [bought] = await Promise.all([
    Promise.all(purchased.map((purchase) => checkPurchase(run, world, purchase, means))),
    checkHolds(run, world, forHolds.toReversed()),
    checkStanding(run, world),
  ])
  await checkKeysOfOthers(run, bought.flat())
}

/** Everything about one purchase. @returns the orders that are paid */
async function checkPurchase(
  run: Run,
  world: World,
  purchase: Purchase,
  means: CardMeans,
): Promise<Bought[]> {
  const made = await checkOrders(run, purchase, world)
  const paid = made && (await checkPayment(run, purchase, { ...made, means }))
  await checkPlacesDown(run, purchase)
  const free = await checkCodeOrders(run, purchase, world, means)
  if (purchase.codes.includes('once')) await checkSingleUse(run, purchase, world, means)
  const { confirm } = purchase
  return [paid, free].filter((done) => done !== undefined).map((done) => ({ ...done, confirm }))
}

/** An order without a hold takes its places from the others. */
async function checkPlacesDown(run: Run, purchase: Purchase): Promise<void> {
  if (purchase.room === undefined) return
  const basket = await purchase.fill()
  if (basket?.visit === undefined) return
  const before = await purchase.room(basket.visit)
  const created = await dataOf(run, purchase.create, { body: basket.body })
  const after = await purchase.room(basket.visit)
  if (!before || !created || !after || before.data.placesLeft === undefined) return
  const expected = before.data.placesLeft - purchase.people
  const got = after.data.placesLeft
  const rule = 'an order takes its places from the others'
  claim(run, after.at, got === expected, { rule, path: '$.data.placesLeft', expected: String(expected), got })
  claim(run, created.at, got === expected, {
    rule,
    path: '$.data',
    expected: `${expected} places left after it`,
    gotWords: `${got} left`,
  })
}

/** Unknown orders, and one whose payment has no outcome where `--data` names it. */
async function checkStanding(run: Run, { data }: World): Promise<void> {
  const { status, get } = calls.order
  const probe = await run.fetch(status, { body: { orderNo: 'LV-NOSUCHORDER000000000' } })
  if (probe.kind === 'refused') return void (await fetchStanding(run, { orderNo: 'LV-NOSUCHORDER000000000' }))
  const unknown = { codes: ['NOT_FOUND'], rule: 'what nobody knows is NOT_FOUND' }
  await refusalOf(run, status, { body: { orderNo: 'LV-NOSUCHORDER000000000' } }, unknown)
  await refusalOf(run, get, { body: { reference: 'ZZZZ-ZZZZ', key: 'A'.repeat(30) } }, unknown)
  const paying = data.orders?.paying
  if (paying === undefined)
    return run.notes.untested(status.id, 'an order in PAYING: needs orders.paying in --data')
  const standing = await fetchStanding(run, { orderNo: paying })
  if (standing === undefined) return
  const got = standing.data.status
  const rule = 'an order whose outcome is not known is PAYING'
  claimEqual(run, standing.at, { rule, path: '$.data.status', expected: 'PAYING', got })
}
