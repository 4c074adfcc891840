import { calls, headQuotes } from '@layover/contracts'
import type { Facts } from '../run/facts.ts'
import { claim, claimEqual, dataOf, refusalOf } from '../run/promises.ts'
import type { Run } from '../run/run.ts'
import type { World } from '../run/world.ts'
import { checkDiscounts } from './discounts.ts'
import { amountText, checkAmount, minorOf } from './money.ts'
import { type Priced, pricedThings, type Quoted, quote } from './quote.ts'

/** Quotes for one, two and three, with and without codes. */
export async function checkPrices(run: Run, facts: Facts, world: World): Promise<void> {
  await Promise.all(pricedThings(world).map((thing) => checkPriced(run, facts, thing, world)))
  await checkUnknownPlaces(run, world)
  checkCommon(run, facts, world)
}

async function checkPriced(run: Run, facts: Facts, thing: Priced, world: World): Promise<void> {
  const quotes = (await Promise.all([1, 2, 3].map((people) => quote(run, thing, people)))).filter(
    (each) => each !== undefined,
  )
  const [one] = quotes.filter(({ people }) => people === 1)
  for (const each of quotes) {
    notePrice(run, facts, thing, each)
    checkUndiscounted(run, each)
    checkPerHead(run, thing, each, one)
  }
  if (thing.networkCode === undefined) await checkSameEverywhere(run, world, one)
  await checkDiscounts(run, thing, quotes, world)
}

function notePrice(
  run: Run,
  facts: Facts,
  { networkCode, feeEach }: Priced,
  { price, at, people }: Quoted,
): void {
  const place = networkCode ?? 'walk-up'
  const note = (fact: string, name: 'overNumTotalPrice' | 'prebookPrice') =>
    facts.note(`${fact} of ${place}`, Number(price[name]), { at, path: `$.data.${name}` })
  if (people === 1) note('price', 'overNumTotalPrice')
  if (people === 1 && networkCode !== undefined && feeEach !== undefined) note('fee', 'prebookPrice')
  facts.note(`currency of ${place}`, price.currency, { at, path: '$.data.currency' })
  facts.note(`symbol of ${price.currency}`, price.currencySymbol, { at, path: '$.data.currencySymbol' })
  run.notes.tested(at.call.id, 'prices add up')
}

function checkUndiscounted(run: Run, { price, at, coupon }: Quoted): void {
  const rule = 'without a code no coupon takes anything off'
  claim(run, at, coupon === 0, {
    rule,
    path: '$.data.couponDiscountFee',
    expected: 'nothing off',
    got: price.couponDiscountFee,
  })
}

/** The price of a party is a multiple of the price for one, which is also the price in lists and details. */
function checkPerHead(
  run: Run,
  thing: Priced,
  { price, at, people, over, fee }: Quoted,
  one: Quoted | undefined,
): void {
  const { currency } = price
  const unit = thing.unitPrice === undefined ? one?.over : minorOf(thing.unitPrice, currency)
  const each = thing.feeEach === undefined ? one?.fee : minorOf(thing.feeEach, currency)
  const isKnown = thing.currency === undefined || thing.currency === currency
  const rule = 'prices add up by the head'
  if (unit !== undefined && isKnown) {
    const expected = `${people} times ${amountText(unit, currency)}`
    claim(run, at, over === unit * people, {
      rule,
      path: '$.data.overNumTotalPrice',
      expected,
      got: price.overNumTotalPrice,
    })
  }
  if (each !== undefined && isKnown) {
    const expected = `${people} times ${amountText(each, currency)}`
    claim(run, at, fee === each * people, {
      rule,
      path: '$.data.prebookPrice',
      expected,
      got: price.prebookPrice,
    })
  }
}

/** A walk-up pass costs the same at every lounge (P124). */
async function checkSameEverywhere(run: Run, { lounges }: World, one: Quoted | undefined): Promise<void> {
  const [first] = lounges
  if (first === undefined || one === undefined) return
  const body = { passengerNumber: 1, networkCode: first.loungeCode }
  const there = await dataOf(run, calls.lounge.calculateLoungePrice, { body })
  if (there === undefined) return
  const rule = 'a walk-up pass costs the same at every lounge'
  const [expected, got] = [one.price.totalAmount, there.data.totalAmount]
  claimEqual(run, there.at, { rule, path: '$.data.totalAmount', expected, got })
}

function checkCommon(run: Run, facts: Facts, { commonPrice }: World): void {
  if (commonPrice === undefined) return
  const { data, at } = commonPrice
  checkAmount(run, { at, path: '$.data' }, 'price', data.price, data.currency)
  facts.note('price of walk-up', Number(data.price), { at, path: '$.data.price' })
  facts.note('currency of walk-up', data.currency, { at, path: '$.data.currency' })
  facts.note(`symbol of ${data.currency}`, data.currencySymbol, { at, path: '$.data.currencySymbol' })
}

async function checkUnknownPlaces(run: Run, { unbookableLounge }: World): Promise<void> {
  const body = { networkCode: 'QQQ-NOWHERE', passengerNumber: 1 }
  const rule = 'what nobody knows is NOT_FOUND'
  const quotes = headQuotes.filter(({ errorCodes }) => errorCodes.includes('NOT_FOUND'))
  await Promise.all(quotes.map((call) => refusalOf(run, call, { body }, { codes: ['NOT_FOUND'], rule })))
  if (unbookableLounge === undefined) return
  const { loungeCode: networkCode } = unbookableLounge
  const closed = { codes: ['NOT_AVAILABLE'], rule: 'a lounge that takes no pre-bookings refuses them' }
  await refusalOf(
    run,
    calls.loungePrebooking.calculatePrice,
    { body: { networkCode, passengerNumber: 1 } },
    closed,
  )
}
