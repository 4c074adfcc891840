import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { canonicalPairs } from '@layover/contracts'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createOrder, passOrder } from '../orders/orders.test-kit.ts'
import { rowsWith } from '../store/rows-with.test-kit.ts'
import { deleteOldForms, deleteOldMails, deleteOldOrderRequests } from './delete-old-records.ts'
import { type OpenUpstream, retentionSide, sentForm, startOpenUpstream } from './retention.test-kit.ts'

let upstream: OpenUpstream

beforeAll(async () => {
  upstream = await startOpenUpstream()
})
beforeEach(async () => {
  await upstream.store.forgetOrders()
  await upstream.store.forgetPeople()
  upstream.clock.now = new Date('2026-11-21T12:00:00Z')
})

const at = (time: string) => {
  upstream.clock.now = new Date(time)
}
const side = () => retentionSide(upstream)

const form = { kind: 'feedback', email: 'amelia@example.com', message: 'Calm.' }

describe('a form', () => {
  it('is deleted after 12 months, with its mail in the outbox', async () => {
    const reference = await sentForm(upstream, form)
    const file = join(upstream.outboxDir, `${reference}.eml`)
    expect(existsSync(file)).toBe(true)
    at('2027-11-21T11:59:59.999Z')
    expect(await deleteOldForms(side())).toBe(0)
    at('2027-11-21T12:00:00Z')
    expect(await deleteOldForms(side())).toBe(1)
    expect(await upstream.store.read.serviceRequests.find(reference)).toBeUndefined()
    expect(await upstream.store.read.mails.find(reference)).toBeUndefined()
    expect(existsSync(file)).toBe(false)
    expect(await rowsWith(upstream.database, ['amelia'])).toEqual({})
  })
})

describe('a sent mail', () => {
  it('leaves its record for 30 days, and none that waits is deleted', async () => {
    const { mails } = upstream.store.read
    const reference = await sentForm(upstream, form)
    for (const name of ['LV7K-29QD-payment-1', 'LV-C-WAITS'])
      await mails.insert(name, { subject: 'x', text: 'y' }, upstream.clock.now)
    await mails.markSent('LV7K-29QD-payment-1', upstream.clock.now)
    at('2026-12-21T11:59:59Z')
    expect(await deleteOldMails(side())).toBe(0)
    at('2026-12-21T12:00:01Z')
    expect(await deleteOldMails(side())).toBe(2)
    for (const name of [reference, 'LV7K-29QD-payment-1']) expect(await mails.find(name)).toBeUndefined()
    expect(await mails.find('LV-C-WAITS')).toBeDefined()
  })
})

describe('the key of an order call', () => {
  it('is deleted after 7 days; until then its repeat gets the same order', async () => {
    const key = randomUUID()
    const orderNo = await createOrder(upstream, {}, key)
    at('2026-11-28T11:59:59Z')
    expect(await deleteOldOrderRequests(side())).toBe(0)
    expect(await createOrder(upstream, {}, key)).toBe(orderNo)
    at('2026-11-28T12:00:00Z')
    expect(await deleteOldOrderRequests(side())).toBe(1)
  })

  it('is stored beside a keyed hash of the order, which no guess can be tried against', async () => {
    await createOrder(upstream)
    const { rows } = await sql<{ body_hash: string }>`select body_hash from order_requests`.execute(
      upstream.database,
    )
    const body = { agentId: 'layover', ...passOrder() }
    const plain = createHash('sha256').update(JSON.stringify(canonicalPairs(body)))
    expect(rows).toEqual([{ body_hash: expect.stringMatching(/^[\w-]{43}$/) }])
    expect(rows[0]?.body_hash).not.toBe(plain.copy().digest('base64url'))
    expect(rows[0]?.body_hash).not.toBe(plain.digest('hex'))
  })

  it('of an earlier release is known without the hash that the upgrade took from it', async () => {
    const key = randomUUID()
    const orderNo = await createOrder(upstream, {}, key)
    await sql`update order_requests set body_hash = null`.execute(upstream.database)
    expect(await createOrder(upstream, {}, key)).toBe(orderNo)
  })
})
