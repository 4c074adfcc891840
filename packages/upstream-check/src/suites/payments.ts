import { randomUUID } from 'node:crypto'
import { calls, type Data, describeValue } from '@layover/contracts'
import type { Good } from '../run/answer.ts'
import { claim, dataOf, goodOf, isRefused, refusalOf } from '../run/promises.ts'
import type { Run } from '../run/run.ts'
import type { World } from '../run/world.ts'
import { atOnce } from './at-once.ts'
import type { CardMeans } from './card-means.ts'
import { isLimited } from './limits.ts'
import { checkMailing } from './mailing.ts'
import { type Created, nameOf, type OrderName, order, sameAnswer } from './orders.ts'
import { checkPaid } from './paid-order.ts'
import { checkPassLinks } from './pass-links.ts'
import type { Basket, Purchase } from './purchases.ts'
import { checkNumberAlone, fetchStanding, standsAs } from './standing.ts'

export type Paid = Data<typeof calls.order.get>

const ANOTHER_TOKEN = 'tok_5Jw8Zq2LmX4vR7nT'

/** A payment that went through. */
export interface Done {
  readonly paid: Good<Paid>
  readonly name: OrderName
  readonly payment: object
  readonly key: string
}

/** Without a card that can be charged nobody reads a paid order. */
function noteUnpaid(run: Run, { confirm }: Purchase): void {
  run.notes.untested(confirm.id, 'a payment: needs payment.tokens or payment.vaultUrl in --data')
  for (const { id } of [calls.order.get, calls.order.pass])
    run.notes.untested(id, 'a paid order: needs payment in --data')
}

/**
 * Pays an order, again with the same key, again with another: it is charged once, as far as the answers show.
 *
 * @returns the payment, where the order is paid
 */
export async function checkPayment(
  run: Run,
  purchase: Purchase,
  {
    created,
    basket,
    means,
  }: { readonly created: Good<Created>; readonly basket: Basket; readonly means: CardMeans },
): Promise<Done | undefined> {
  const name = nameOf(created.data)
  const { orderNo } = name
  const { confirm } = purchase
  const isFree = /^0(\.0+)?$/.test(basket.total)
  await checkWrongWay(run, purchase, name, isFree)
  await checkDecline(run, purchase, name, means, isFree)
  const token = isFree ? undefined : await means.next()
  if (!isFree && token === undefined) return void noteUnpaid(run, purchase)
  const payment = token === undefined ? { method: 'none' } : { method: 'token', token }
  const key = randomUUID()
  const body = { ...name, payment }
  const once = { key, rule: 'a payment that comes twice at once is one payment', name: 'reference' } as const
  const [first] = await atOnce(run, confirm, { body }, once)
  if (means.isGuess && !isFree && first.kind === 'failure' && first.errorCode === 'PAYMENT_DECLINED')
    return void noteUnpaid(run, purchase)
  if (isLimited(run, first, 'a payment')) return undefined
  const paid = goodOf(run, first, 'a payment, PAID or PAYING')
  if (paid === undefined) return undefined
  const settled = await settle(
    run,
    paid,
    async () => await dataOf(run, confirm, { body: { ...name, payment } }, { key }),
  )
  if (settled === undefined) return undefined
  checkPaid(run, purchase, basket, { paid: settled, orderNo })
  const done = { paid: settled, name, payment, key }
  await checkChargedOnce(run, purchase, done)
  await checkNumberAlone(run, confirm, name, payment)
  await checkReading(run, settled)
  const rule = 'an order that was paid is not replaced'
  await refusalOf(
    run,
    purchase.create,
    { body: { ...basket.body, replaces: orderNo } },
    { codes: ['ORDER_IN_PAYMENT'], rule },
  )
  return done
}

/** PAYING is right while the outcome is unknown; it is wrong once the status is PAID and the confirm call still is not. */
async function settle(
  run: Run,
  paid: Good<Paid>,
  again: () => Promise<Good<Paid> | undefined>,
): Promise<Good<Paid> | undefined> {
  if (paid.data.status === 'PAID') return paid
  const { orderNo, passes, paidAt, membershipNumber } = paid.data
  const rule = 'PAYING is a payment whose outcome is not known yet'
  const isOpen = passes === undefined && paidAt === undefined && membershipNumber === undefined
  const path = '$.data.status'
  if (
    !claim(run, paid.at, isOpen, {
      rule,
      path,
      expected: '"PAID", since what it brought is there',
      got: 'PAYING',
    })
  )
    return undefined
  const standing = await fetchStanding(run, { orderNo })
  const later = standing?.data.status === 'PAID' ? await again() : undefined
  if (later?.data.status === 'PAID') return later
  if (later)
    claim(run, later.at, false, {
      rule,
      path,
      expected: `"PAID", as in ${calls.order.status.id}`,
      got: 'PAYING',
    })
  else run.notes.untested(paid.at.call.id, 'a payment: needs one whose outcome is known at once')
  return undefined
}

async function checkChargedOnce(
  run: Run,
  { confirm }: Purchase,
  { paid, name, payment, key }: Done,
): Promise<void> {
  const standing = await standsAs(run, name, 'PAID', confirm.id)
  const rule = 'a payment that comes again charges nothing, and is answered as before'
  const replayed = await dataOf(run, confirm, { body: { ...name, payment } }, { key })
  if (replayed) sameAnswer(run, paid, replayed, rule)
  const repeated = await dataOf(run, confirm, { body: { ...name, payment } })
  if (repeated) sameAnswer(run, paid, repeated, rule)
  const after = await standsAs(run, name, 'PAID', confirm.id)
  if (!standing || !after) return
  const [before, now] = [standing.data.attempt, after.data.attempt]
  const path = '$.data.attempt'
  const is = {
    rule: 'a payment that comes again is no further attempt',
    path,
    expected: `${before}`,
    got: now,
  }
  if (!claim(run, after.at, before === now, is)) {
    run.notes.found(confirm.id, {
      ...is,
      level: 'S',
      got: `attempt ${now} after a repeat`,
      curl: paid.at.curl,
    })
  }
  const { reference, key: orderKey } = paid.data
  for (const [field, expected] of [
    ['reference', reference],
    ['key', orderKey],
  ] as const) {
    const got = after.data[field]
    const same = {
      rule: 'a paid order’s status opens it',
      path: `$.data.${field}`,
      expected: `${describeValue(expected)}, as in ${confirm.id}`,
    }
    claim(run, after.at, expected === undefined || got === undefined || got === expected, { ...same, got })
  }
}

/** The order by its reference and key equals the answer of the confirm call; by any other it is NOT_FOUND. */
async function checkReading(run: Run, paid: Good<Paid>): Promise<void> {
  const { get } = calls.order
  const { reference, key } = paid.data
  if (key === undefined)
    return run.notes.untested(get.id, 'a paid order: needs the key that a confirm call may answer')
  const answer = await run.fetch(get, { body: { reference, key } })
  const read = goodOf(run, answer, 'the paid order')
  if (answer.kind === 'refused') return
  if (read) sameAnswer(run, paid, read, 'an order that is read again is what the confirm call answered')
  const rule = 'an order opens with its own key alone'
  const codes = ['NOT_FOUND']
  await refusalOf(run, get, { body: { reference, key: 'A'.repeat(key.length) } }, { codes, rule })
  await refusalOf(run, get, { body: { reference: 'ZZZZ-ZZZZ', key } }, { codes, rule })
  await checkPassLinks(run, paid, { reference, key })
  await checkMailing(run, { reference, key })
}

/** An order with a price needs a card, and one without a price takes none. */
async function checkWrongWay(
  run: Run,
  { confirm }: Purchase,
  name: OrderName,
  isFree: boolean,
): Promise<void> {
  const payment = isFree ? { method: 'token', token: ANOTHER_TOKEN } : { method: 'none' }
  const rule = isFree
    ? 'an order of 0.00 takes no card'
    : 'an order that costs something is not paid with nothing'
  await refusalOf(run, confirm, { body: { ...name, payment } }, { codes: ['NOT_AVAILABLE'], rule })
}

/** A decline is a failure that can be tried again; its own key is declined again. */
async function checkDecline(
  run: Run,
  { confirm }: Purchase,
  name: OrderName,
  means: CardMeans,
  isFree: boolean,
): Promise<void> {
  if (isFree) return
  const token = await means.nextDeclined()
  if (token === undefined)
    return run.notes.untested(confirm.id, 'a decline: needs payment.declinedTokens in --data')
  const declined = {
    codes: ['PAYMENT_DECLINED'],
    rule: 'a declined card is PAYMENT_DECLINED, also when it comes again',
  }
  const options = { key: randomUUID() }
  const body = { ...name, payment: { method: 'token', token } }
  const first = await run.fetch(confirm, { body }, options)
  if (isLimited(run, first, 'a decline') || !isRefused(run, confirm, first, declined)) return
  await standsAs(run, name, 'DECLINED', confirm.id)
  const next = (await means.next()) ?? token
  const again = { ...name, payment: { method: 'token', token: next } }
  await refusalOf(run, confirm, { body: again }, { ...declined, options })
  await standsAs(run, name, 'DECLINED', confirm.id)
}

/** An order with a code costs its quote; one that costs nothing is paid without a card. @returns the payment of that */
export async function checkCodeOrders(
  run: Run,
  purchase: Purchase,
  { data: { discounts = {} } }: World,
  means: CardMeans,
): Promise<Done | undefined> {
  let done: Done | undefined
  for (const name of purchase.codes) {
    const code = discounts[name]
    if (name === 'once') continue
    if (code === undefined) {
      run.notes.untested(purchase.create.id, `an order with a code: needs discounts.${name} in --data`)
      continue
    }
    const basket = await purchase.fill(code)
    const created = basket && (await order(run, purchase, basket))
    if (basket && created && name === 'allFree')
      done = await checkPayment(run, purchase, { created, basket, means })
  }
  return done
}
