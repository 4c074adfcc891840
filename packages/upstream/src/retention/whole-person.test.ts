import { readdirSync } from 'node:fs'
import { sql } from 'kysely'
import { Registry } from 'prom-client'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { createHousekeeping } from '../housekeeping/all-rounds.ts'
import { createMailMetrics } from '../metrics/mail-metrics.ts'
import { createRoundMetrics } from '../metrics/round-metrics.ts'
import { createSearchMetrics } from '../metrics/search-metrics.ts'
import { recoverySide } from '../orders/orders.test-kit.ts'
import { rowsWith } from '../store/rows-with.test-kit.ts'
import { type OpenUpstream, retentionSide, startOpenUpstream } from './retention.test-kit.ts'
import { leaveTraces, personal } from './whole-person.test-kit.ts'

let upstream: OpenUpstream

beforeAll(async () => {
  upstream = await startOpenUpstream()
})
beforeEach(async () => {
  await upstream.store.forgetOrders()
  await upstream.store.forgetPeople()
  upstream.clock.now = new Date('2026-11-21T12:00:00Z')
  await leaveTraces(upstream)
})

/** Runs every job of the server once: a stop waits for the rounds that the start began. */
async function everyRound(): Promise<void> {
  const registry = new Registry()
  const mail = {
    ...retentionSide(upstream),
    from: 'shop@layover.test',
    supportMailbox: 'desk@layover.test',
    log: upstream.app.log,
    metrics: createMailMetrics(registry),
    writeConfirmation: async () => undefined,
    writeBookings: async () => undefined,
  }
  const rounds = createRoundMetrics(registry)
  const sides = {
    orders: recoverySide(upstream),
    mail,
    searches: createSearchMetrics(registry),
    refreshCatalogue: async () => undefined,
  }
  const housekeeping = createHousekeeping(sides, 86_400_000, rounds)
  housekeeping.start(true)
  await housekeeping.stop()
  expect(await registry.metrics()).not.toMatch(/result="failed"\} [1-9]/)
}

/** What is left at an instant: rows that name the person by table, keys of order calls, records of mail, mail files. */
async function leftAt(time: string) {
  upstream.clock.now = new Date(time)
  // Orders end in the first pass, and may be emptied in the second.
  await everyRound()
  await everyRound()
  const count = async (table: string) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(table)}`.execute(upstream.database)
    return rows[0]?.count
  }
  return {
    ...(await rowsWith(upstream.database, personal)),
    keys: await count('order_requests'),
    mails: await count('mails'),
    files: readdirSync(upstream.outboxDir).length,
  }
}

const everything = { accounts: 1, orders: 4, passes: 2, service_requests: 2, keys: 4, mails: 2, files: 2 }

it('of all that a person leaves behind, each part goes at the end of its term', async () => {
  const account = { accounts: 1 }
  const forms = { service_requests: 2, files: 2 }
  const noKeys = { keys: 0 }
  const noMails = { ...noKeys, mails: 0 }
  const table: [string, object][] = [
    ['2026-11-21T12:00:00Z', everything],
    ['2026-11-28T11:59:59Z', everything],
    ['2026-11-28T12:00:00Z', { ...everything, ...noKeys }],
    ['2026-12-21T12:00:00Z', { ...account, orders: 4, passes: 2, ...forms, ...noMails }],
    ['2026-12-21T12:30:00Z', { ...account, orders: 3, passes: 2, ...forms, ...noMails }],
    ['2027-02-23T23:59:59Z', { ...account, orders: 3, passes: 2, ...forms, ...noMails }],
    ['2027-02-24T00:00:00Z', { ...account, orders: 2, passes: 1, ...forms, ...noMails }],
    ['2027-11-21T11:59:59Z', { ...account, orders: 2, passes: 1, ...forms, ...noMails }],
    ['2027-11-21T12:00:00Z', { ...account, orders: 2, passes: 1, files: 0, ...noMails }],
    ['2028-02-18T23:59:59Z', { ...account, orders: 2, passes: 1, files: 0, ...noMails }],
    ['2028-02-19T00:00:00Z', { ...account, files: 0, ...noMails }],
  ]
  for (const [time, left] of table) expect(await leftAt(time), time).toEqual(left)
})

it('of a person whose account is deleted, a valid pass alone is left, and goes when it has ended', async () => {
  const { accounts } = upstream.store.read
  const own = await accounts.findByEmail('zephyrine@quill.example')
  await accounts.requestDeletion(own?.membership_number ?? '', '2026-12-19')
  const noKeys = { keys: 0 }
  const table: [string, object][] = [
    ['2026-12-18T23:59:59Z', { ...everything, ...noKeys }],
    ['2026-12-19T00:00:00Z', { orders: 1, passes: 1, ...noKeys, mails: 0, files: 0 }],
    ['2027-11-21T23:59:59Z', { orders: 1, passes: 1, ...noKeys, mails: 0, files: 0 }],
    ['2027-11-22T00:00:00Z', { ...noKeys, mails: 0, files: 0 }],
  ]
  for (const [time, left] of table) expect(await leftAt(time), time).toEqual(left)
})

it('what accounting needs of an emptied order stays', async () => {
  await leftAt('2028-02-19T00:00:00Z')
  const { rows } = await sql<object>`
    select service_type, status, total_minor, currency, paid_at is not null as is_paid, reference <> '' as has_reference,
      (select count(*)::int from payment_attempts where payment_attempts.order_no = orders.order_no) as payments
    from orders order by total_minor, status desc`.execute(upstream.database)
  const paid = { status: 'PAID', currency: 'GBP', is_paid: true, has_reference: true, payments: 1 }
  expect(rows).toEqual([
    { ...paid, service_type: 'FASTTRACK', total_minor: 1100 },
    { ...paid, service_type: 'LOUNGE', total_minor: 3400 },
    { ...paid, service_type: 'LOUNGE', total_minor: 3400, status: 'EXPIRED', is_paid: false, payments: 0 },
    { ...paid, service_type: 'MEMBERSHIP', total_minor: 22800 },
  ])
})
