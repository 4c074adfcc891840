import { existsSync, readdirSync } from 'node:fs'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { answered } from '../booking-searches/booking-searches.test-kit.ts'
import { startMailingUpstream } from '../confirmation/confirmation.test-kit.ts'
import { confirm, createOrder, lead, recoverySide } from '../orders/orders.test-kit.ts'
import { recoverPayments } from '../orders/pay/recover-payments.ts'
import { turnClock, type Upstream } from '../upstream.test-kit.ts'
import { deleteOldMails } from './delete-old-records.ts'
import { emptyErasedOrders } from './empty-due-orders.ts'
import { erasePerson } from './erase-person.ts'
import { passDays, retentionSide, sentForm } from './retention.test-kit.ts'

const AMELIA = 'amelia@example.com'
const BRUNO = 'bruno@example.com'

let upstream: Upstream

beforeAll(async () => {
  upstream = await startMailingUpstream()
})
beforeEach(async () => {
  await upstream.store.forgetOrders()
  await upstream.store.forgetPeople()
  upstream.provider.ledger.clear()
  upstream.clock.now = new Date('2026-11-21T12:00:00Z')
})

const side = () => retentionSide(upstream)
const files = () => (existsSync(upstream.outboxDir) ? readdirSync(upstream.outboxDir) : [])

/** Orders as somebody. @returns the order's number and reference */
async function ordered(email: string) {
  const orderNo = await createOrder(upstream, { lead: { ...lead, email } })
  return { orderNo, reference: (await upstream.store.read.orders.find(orderNo))?.reference ?? '' }
}

/** Sends a form last: the round that it wakes sends all that waited before it. */
async function formAfterAll(email: string): Promise<string> {
  turnClock(upstream, 1)
  return await sentForm(upstream, { kind: 'feedback', message: 'Calm.', email })
}

/** Does what brings a mail of each kind, and lets them be sent. @returns the names of their files */
async function mailsOfEachKind(email: string): Promise<string[]> {
  const before = new Set(files())
  const { mails } = upstream.store.read
  const { orderNo, reference } = await ordered(email)
  await confirm(upstream, orderNo)
  upstream.provider.script('capture and lose the answer')
  const late = await ordered(email)
  await confirm(upstream, late.orderNo)
  turnClock(upstream, 20)
  await recoverPayments(recoverySide(upstream))
  const refund = { subject: 'Refund', text: `Hello ${email}\n` }
  await mails.insert(`${reference}-refund-1`, refund, upstream.clock.now)
  await mails.insert(`${reference}-refund-1-visitor`, { ...refund, to: email }, upstream.clock.now)
  await upstream.call('/order/find', { email })
  await upstream.call('/order/find', { email, reference })
  expect(await answered(upstream)).toEqual(['mailed', 'mailed'])
  const form = await formAfterAll(email)
  const names = files().filter((name) => !before.has(name))
  const kinds = [
    `${reference}-confirmation`,
    `${late.reference}-payment-1`,
    `${reference}-refund-1`,
    `${reference}-refund-1-visitor`,
    form,
  ]
  expect(names).toEqual(expect.arrayContaining(kinds.map((name) => `${name}.eml`)))
  expect(names.filter((name) => /^bookings-/.test(name))).toHaveLength(2)
  expect(names).toHaveLength(7)
  return names
}

it('of an erased person no mail of any kind is left in the outbox, and all of others are', async () => {
  const others = files()
  const brunos = await mailsOfEachKind(BRUNO)
  await mailsOfEachKind(AMELIA)
  await erasePerson(side(), AMELIA)
  expect(files().sort()).toEqual([...others, ...brunos].sort())
})

it('an open order of an erased person still sends what it owes, and the copy goes when it has closed', async () => {
  const { orderNo, reference } = await ordered(AMELIA)
  await confirm(upstream, orderNo)
  await erasePerson(side(), AMELIA)
  await formAfterAll(BRUNO)
  expect(files()).toContain(`${reference}-confirmation.eml`)
  passDays(upstream, 367)
  expect(await emptyErasedOrders(side())).toBe(1)
  expect(files()).not.toContain(`${reference}-confirmation.eml`)
})

it('the copy of a sent mail goes with its record after 30 days, and a form’s stays with the form', async () => {
  const { orderNo, reference } = await ordered(AMELIA)
  await confirm(upstream, orderNo)
  const form = await formAfterAll(AMELIA)
  expect(files()).toContain(`${reference}-confirmation.eml`)
  passDays(upstream, 30)
  expect(await deleteOldMails(side())).toBe(2)
  expect(files()).not.toContain(`${reference}-confirmation.eml`)
  expect(files()).toContain(`${form}.eml`)
  await erasePerson(side(), AMELIA)
  expect(files()).not.toContain(`${form}.eml`)
})
