import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { expireOrders } from '../orders/expire-orders.ts'
import { confirm, createOrder, lead, recoverySide, token } from '../orders/orders.test-kit.ts'
import { recoverPayments } from '../orders/pay/recover-payments.ts'
import { addSampleAccounts } from '../states/sample-accounts.ts'
import { rowsWith } from '../store/rows-with.test-kit.ts'
import { emptyErasedOrders } from './empty-due-orders.ts'
import { erasePerson, previewErasure } from './erase-person.ts'
import { replayErasures } from './replay-erasures.ts'
import {
  type OpenUpstream,
  passDays,
  retentionSide,
  sentForm,
  startOpenUpstream,
} from './retention.test-kit.ts'

const hash = async () =>
  '$scrypt$ln=4,r=8,p=3$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'
const email = 'amelia@example.com'
const upper = { ...lead, email: 'Amelia@Example.com' }
const bruno = { firstName: 'Bruno', lastName: 'Keller', email: 'bruno@example.com' }

let upstream: OpenUpstream

beforeAll(async () => {
  upstream = await startOpenUpstream()
})
beforeEach(async () => {
  await upstream.store.forgetOrders()
  await upstream.store.forgetPeople()
  upstream.provider.ledger.clear()
  upstream.clock.now = new Date('2026-11-21T12:00:00Z')
})

const side = () => retentionSide(upstream)
const traces = async () => await rowsWith(upstream.database, ['amelia'])
const referenceOf = async (orderNo: string) => (await upstream.store.read.orders.find(orderNo))?.reference
const references = (orders: readonly { reference: string }[]) => orders.map(({ reference }) => reference)

async function expired(): Promise<string> {
  const orderNo = await createOrder(upstream, { lead: upper })
  passDays(upstream, 1)
  await expireOrders(recoverySide(upstream))
  return orderNo
}

async function paid(change: object = { lead: upper }): Promise<string> {
  const orderNo = await createOrder(upstream, change)
  expect((await confirm(upstream, orderNo)).data?.status).toBe('PAID')
  return orderNo
}

/** Buys a membership and gives its number to Amelia's account. */
async function membership(address: string): Promise<string> {
  const plan = { planId: 'LAYOVER-EXPLORER', additionalVisits: 2, email: address, expectedTotal: '228.00' }
  const orderNo = String((await upstream.call('/purchasemembership/createOrder', plan)).data?.orderNo)
  const { data } = await upstream.call('/purchasemembership/confirmPayment', { orderNo, payment: token })
  const number = String(data?.membershipNumber).replaceAll('-', '')
  const own = (await upstream.store.read.accounts.findByEmail(email)) ?? expect.fail('no account')
  await upstream.store.read.accounts.delete(own.membership_number)
  await upstream.store.read.accounts.insertMissing({ ...own, membership_number: number })
  return orderNo
}

const form = async (change: object) =>
  await sentForm(upstream, { kind: 'feedback', message: 'Calm.', ...change })

describe('erasing a person', () => {
  it('empties closed orders and deletes account and forms, and nobody else’s', async () => {
    await addSampleAccounts(upstream.store, upstream.clock.now, hash)
    const mine = [await expired(), await membership('other@example.com')]
    const others = await paid({ lead: bruno })
    const forms = [
      await form({ email: 'AMELIA@example.com' }),
      await form({ email: 'other@example.com', message: 'Ask Amelia@example.com, please.' }),
    ]
    const kept = [await form({ email: bruno.email }), await form({ message: 'xamelia@example.com.au' })]

    const preview = await previewErasure(side(), email)
    const done = await erasePerson(side(), email)
    expect(done).toEqual(preview)
    expect(references(done.emptied)).toEqual(await Promise.all(mine.map(referenceOf)))
    expect(done).toMatchObject({ hasAccount: true, open: [], forms: expect.arrayContaining(forms) })
    expect(done.forms).toHaveLength(2)

    expect(await traces(), 'the form that mentions another address').toEqual({ service_requests: 1 })
    expect(await upstream.store.read.orders.find(others)).toMatchObject({ lead: bruno })
    expect(await upstream.store.read.accounts.findByEmail(bruno.email)).toBeDefined()
    for (const reference of kept) {
      expect(await upstream.store.read.serviceRequests.find(reference)).toBeDefined()
      expect(existsSync(join(upstream.outboxDir, `${reference}.eml`))).toBe(true)
    }
    for (const reference of forms) {
      expect(await upstream.store.read.mails.find(reference)).toBeUndefined()
      expect(existsSync(join(upstream.outboxDir, `${reference}.eml`))).toBe(false)
    }
    expect(await previewErasure(side(), email)).toEqual({
      hasAccount: false,
      emptied: [],
      open: [],
      forms: [],
    })
  })

  it('leaves open orders as they are, names them, and has them emptied once they have closed', async () => {
    const valid = await paid()
    const created = await createOrder(upstream, { lead: upper })
    upstream.provider.script('never arrive')
    const paying = await createOrder(upstream, { lead: upper })
    await confirm(upstream, paying)

    const { open, emptied } = await erasePerson(side(), email)
    expect(emptied).toEqual([])
    expect(open.map(({ order, because }) => [order.order_no, because])).toEqual(
      expect.arrayContaining([
        [valid, { validUntil: '2027-11-20' }],
        [created, 'unsettled'],
        [paying, 'unsettled'],
      ]),
    )
    expect((await confirm(upstream, valid)).data?.passes).toMatchObject([{ name: 'Amelia Hart' }])
    expect(await emptyErasedOrders(side())).toBe(0)

    passDays(upstream, 1)
    await expireOrders(recoverySide(upstream))
    expect(await emptyErasedOrders(side()), 'the one that nobody paid').toBe(1)
    await recoverPayments(recoverySide(upstream))
    passDays(upstream, 2)
    await expireOrders(recoverySide(upstream))
    await recoverPayments(recoverySide(upstream))
    expect(await emptyErasedOrders(side()), 'the one that was never charged').toBe(1)

    upstream.clock.now = new Date('2027-11-21T23:59:59Z')
    expect(await emptyErasedOrders(side())).toBe(0)
    upstream.clock.now = new Date('2027-11-22T00:00:00Z')
    expect(await emptyErasedOrders(side())).toBe(1)
    expect(await traces()).toEqual({})
  })

  it('writes a keyed hash of the address into the journal, and no address', async () => {
    await expired()
    await erasePerson(side(), email)
    const [erasure, ...rest] = await upstream.store.read.erasures.list()
    expect(rest).toEqual([])
    expect(erasure).toEqual({ emailHash: expect.stringMatching(/^[\w-]{43}$/), erasedAt: upstream.clock.now })
    const withOtherKey = { ...side(), signingKeys: ['another-key-of-enough-different-letters'] as const }
    await erasePerson(withOtherKey, email)
    expect(await upstream.store.read.erasures.list()).toHaveLength(2)
  })
})

describe('a journal of erasures', () => {
  it('makes a restored database forget the same people, and nobody who came later', async () => {
    const restore = async () => {
      await upstream.store.forgetOrders()
      await upstream.store.forgetPeople()
      upstream.clock.now = new Date('2026-11-21T12:00:00Z')
      await addSampleAccounts(upstream.store, upstream.clock.now, hash)
      await expired()
      await paid({ lead: bruno })
      await form({ email: 'other@example.com', message: 'From amelia@example.com.' })
    }
    await restore()
    passDays(upstream, 1)
    await erasePerson(side(), email)
    const journal = await upstream.store.read.erasures.list()

    await restore()
    passDays(upstream, 2)
    const later = await createOrder(upstream, { lead: upper })
    expect(await replayErasures(side(), journal)).toBe(1)
    expect(await traces()).toEqual({ orders: 1 })
    expect(await upstream.store.read.orders.find(later)).toMatchObject({ lead: upper })
    expect(await rowsWith(upstream.database, ['bruno'])).toEqual({ accounts: 1, orders: 1, passes: 1 })
    expect(await upstream.store.read.erasures.list()).toEqual(journal)
    expect(await replayErasures(side(), journal)).toBe(0)
  })
})

it('a person’s searches for bookings that still wait go too, and those of others stay', async () => {
  const { bookingSearches } = upstream.store.read
  for (const address of [email, bruno.email])
    await bookingSearches.insert({ email: address, reference: null }, upstream.clock.now)
  await erasePerson(side(), email)
  expect(await traces()).toEqual({})
  expect(await bookingSearches.take(10)).toEqual([{ email: bruno.email, reference: null }])
})
