import { randomUUID } from 'node:crypto'
import type { CallDefinition, calls, Data } from '@layover/contracts'
import { DAY_MS } from '@layover/rules/durations'
import type { Good } from '../run/answer.ts'
import { agree, canonicalText } from '../run/canonical-text.ts'
import { claim, dataOf, goodOf, refusalOf } from '../run/promises.ts'
import type { Run } from '../run/run.ts'
import type { World } from '../run/world.ts'
import { atOnce } from './at-once.ts'
import { checkCost } from './cost.ts'
import { checkAmount } from './money.ts'
import type { Basket, Purchase } from './purchases.ts'
import { longAgo, tooEarly } from './slots.ts'
import { standsAs } from './standing.ts'

export type Created = Data<typeof calls.lounge.createOrder>

/** How later calls name an order: its number, and its status key where the upstream gives one. */
export type OrderName = Pick<Created, 'orderNo' | 'statusKey'>

export function nameOf({ orderNo, statusKey }: Created): OrderName {
  return { orderNo, ...(statusKey !== undefined && { statusKey }) }
}

/** Creates an order and compares the answer with its basket. */
export async function order(
  run: Run,
  purchase: Purchase,
  basket: Basket,
  extra: object = {},
): Promise<Good<Created> | undefined> {
  const answer = await dataOf(run, purchase.create, { body: { ...basket.body, ...extra } })
  if (answer !== undefined) checkCreated(run, basket, answer)
  return answer
}

/** Creates an order by a call that comes twice at once, and compares the answer with its basket. */
async function orderAtOnce(
  run: Run,
  { create }: Purchase,
  basket: Basket,
  key: string,
): Promise<Good<Created> | undefined> {
  const rule = 'an order call that comes twice at once makes one order'
  const [first] = await atOnce(run, create, { body: basket.body }, { key, rule, name: 'orderNo' })
  const answer = goodOf(run, first, `${run.promiseOf(create).success[0]} and data`)
  if (answer !== undefined) checkCreated(run, basket, answer)
  return answer
}

function checkCreated(run: Run, basket: Basket, created: Good<Created>): void {
  const { data, at } = created
  const { totalAmount, currency, expiresAt } = data
  checkAmount(run, { at, path: '$.data' }, 'totalAmount', totalAmount, currency)
  checkCost(run, created, basket, 'an order costs what was quoted')
  const left = Date.parse(expiresAt) - Date.now()
  const isLater = left > 0 && left < 30 * DAY_MS
  const ends = {
    rule: 'an order waits to be paid for a while',
    path: '$.data.expiresAt',
    expected: 'a time in the future',
    got: expiresAt,
  }
  claim(run, at, isLater, ends)
}

/** Tests of creating: replays, refusals, replacing. @returns an order that waits for its payment */
export async function checkOrders(
  run: Run,
  purchase: Purchase,
  world: World,
): Promise<{ created: Good<Created>; basket: Basket } | undefined> {
  const { create } = purchase
  const basket = await purchase.fill()
  if (basket === undefined) {
    run.notes.untested(create.id, 'orders: needs something to buy with a price and a free time')
    return undefined
  }
  await checkRefusals(run, purchase, basket, world)
  const key = randomUUID()
  const created = await orderAtOnce(run, purchase, basket, key)
  if (created === undefined) return undefined
  await checkReplay(run, purchase, { basket, created, key })
  await standsAs(run, nameOf(created.data), 'CREATED', create.id)
  await checkKeyless(run, purchase, basket)
  const next = await replace(run, purchase, { basket, created })
  return { created: next ?? created, basket }
}

/** Without a key an upstream cannot distinguish a repeat from another order; the gateway always sends one. */
async function checkKeyless(run: Run, { create }: Purchase, { body }: Basket): Promise<void> {
  const answer = await run.fetch(create, { body }, { isKeyless: true })
  const rule = 'an order call without an Idempotency-Key is refused'
  if (answer.kind === 'refused' || answer.kind === 'failure') run.notes.tested(create.id, rule)
  if (answer.kind !== 'success') return
  const [path, expected] = ['$.state', 'status 400 or a failure']
  claim(run, answer.at, false, {
    rule,
    path,
    expected,
    got: run.promiseOf(create).success[0],
    severity: 'harmless',
  })
}

interface Made {
  readonly basket: Basket
  readonly created: Good<Created>
  readonly key: string
}

/** Same key, same body: the same order. Same key, another body: refused. Another key: another order. */
async function checkReplay(run: Run, purchase: Purchase, { basket, created, key }: Made): Promise<void> {
  const { create } = purchase
  const replayed = await dataOf(run, create, { body: basket.body }, { key })
  if (replayed) sameAnswer(run, created, replayed, 'an order call that comes again is answered as before')
  const other = await run.fetch(create, { body: purchase.vary(basket) }, { key })
  const rule = 'a key that comes with another body is refused'
  if (other.kind === 'refused' || other.kind === 'failure') run.notes.tested(create.id, rule)
  if (other.kind !== 'success') return
  const [path, expected] = ['$.state', 'status 422 or a failure']
  claim(run, other.at, false, { rule, path, expected, got: run.promiseOf(create).success[0] })
}

/** Compares two answers field by field. */
export function sameAnswer<D extends object>(
  run: Run,
  first: Good<D>,
  again: Good<D>,
  rule: string,
  path = '$.data',
): void {
  const names = new Set([...Object.keys(first.data), ...Object.keys(again.data)])
  run.notes.tested(again.at.call.id, rule)
  // Another call may omit optional fields; a repeat of the same one may not.
  const isRepeat = first.at.call === again.at.call
  const different = [...names].flatMap((name) => {
    const [before, after] = [first.data, again.data].map((data) => (data as Record<string, unknown>)[name])
    const isSame = isRepeat ? canonicalText(before) === canonicalText(after) : agree(before, after)
    return isSame ? [] : [{ name, before, after }]
  })
  // In an answer about another order nearly everything differs.
  const other = different.filter(({ name }) => name === 'orderNo')
  for (const { name, before, after } of other.length > 0 ? other : different) {
    const expected = `${short(before)}, as ${first.at.call.id} answered`
    claim(run, again.at, false, { rule, path: `${path}.${name}`, expected, gotWords: short(after) })
  }
}

const short = (value: unknown) => canonicalText(value).slice(0, 120)

/** An order in place of the first: that one ends, and can be paid no more. */
async function replace(
  run: Run,
  purchase: Purchase,
  { basket, created }: Omit<Made, 'key'>,
): Promise<Good<Created> | undefined> {
  const { create, confirm } = purchase
  const { orderNo: replaces } = created.data
  const next = await order(run, purchase, basket, { replaces })
  if (next === undefined) return undefined
  const rule = 'every order has a number of its own'
  const { orderNo } = next.data
  claim(run, next.at, orderNo !== replaces, {
    rule,
    path: '$.data.orderNo',
    expected: 'another number',
    got: orderNo,
  })
  await standsAs(run, { orderNo: replaces }, 'EXPIRED', create.id)
  const body = { orderNo: replaces, payment: { method: 'token', token: 'tok_5Jw8Zq2LmX4vR7nT' } }
  await refusalOf(
    run,
    confirm,
    { body },
    { codes: ['ORDER_EXPIRED'], rule: 'an order that was replaced takes no payment' },
  )
  return next
}

const price = 'an order at another price than the one that was quoted is refused'

/** Every reason to refuse an order, each in a request of its own. None of them makes an order. */
async function checkRefusals(
  run: Run,
  purchase: Purchase,
  basket: Basket,
  { data: { discounts = {} } }: World,
): Promise<void> {
  const { create, confirm } = purchase
  const { body } = basket
  const refused = async (change: object, codes: string[], rule: string) =>
    await refusalOf(run, create, { body: { ...body, ...change } }, { codes, rule })
  const unknown = purchase.unknown(basket)
  await refused({ expectedTotal: otherTotal(basket.total) }, ['PRICE_CHANGED'], price)
  const notFound = { codes: ['NOT_FOUND'], rule: 'what nobody knows is NOT_FOUND' }
  if (unknown) await refusalOf(run, create, { body: unknown }, notFound)
  const stranger = {
    orderNo: 'LV-NOSUCHORDER000000000',
    payment: { method: 'token', token: 'tok_5Jw8Zq2LmX4vR7nT' },
  }
  await refusalOf(run, confirm, { body: stranger }, notFound)
  if (purchase.people === 0) return
  const { lead } = body as { lead: { firstName: string; lastName: string } }
  const twin = { firstName: ` ${lead.firstName.toUpperCase()}`, lastName: lead.lastName }
  await refused({ currency: basket.currency === 'SEK' ? 'NOK' : 'SEK' }, ['PRICE_CHANGED'], price)
  await refused({ passengers: [twin] }, ['PASSENGERS_NOT_UNIQUE'], 'two passengers of one name are refused')
  const mobile = { telAbbr: '44', number: '123' }
  await refused(
    { lead: { ...lead, mobile } },
    ['MOBILE_NOT_VALID'],
    'a mobile number that does not exist is refused',
  )
  await refused({ discountCode: 'LAYOVER-NO-SUCH-CODE' }, ['20002'], code)
  for (const [name, errorCode] of [
    ['used', '20001'],
    ['expired', '20005'],
  ] as const) {
    const discountCode = discounts[name]
    if (discountCode) await refused({ discountCode }, [errorCode], code)
    else
      run.notes.untested(create.id, `an order with a code that is refused: needs discounts.${name} in --data`)
  }
  await checkLeadTime(run, purchase, basket)
}

const code = 'an order with a refused code has its error code'

const otherTotal = (total: string) => total.replace(/^\d+/, (whole) => String(Number(whole) + 1))

/** Orders keep the lead time, from whatever call their time comes (P141). */
async function checkLeadTime(run: Run, { create, place }: Purchase, { body }: Basket): Promise<void> {
  if (place === undefined) return
  const visits = [tooEarly(place.timeZone, place.leadHours), longAgo(place.timeZone)]
  const { holdId, ...unheld } = body
  const codes = ['TOO_EARLY', 'TIME_UNAVAILABLE', ...(holdId ? ['HOLD_EXPIRED'] : [])]
  const early = { codes, rule: 'an order inside the lead time is refused' }
  for (const visit of visits) {
    if (visit === undefined) continue
    await refusalOf(run, create, { body: { ...unheld, ...visit } }, early)
  }
  if (holdId === undefined) return
  const over = { codes: ['HOLD_EXPIRED'], rule: 'an order of a hold that nobody has is refused' }
  await refusalOf(run, create as CallDefinition, { body: { ...body, holdId: 'hold-00000000' } }, over)
}
