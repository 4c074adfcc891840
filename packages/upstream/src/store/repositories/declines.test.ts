import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Connection, Database } from '../database/database.ts'
import { openTestDatabase } from '../test-store.test-kit.ts'
import { declineRepository } from './declines.ts'

const now = new Date('2026-11-21T12:00:00Z')
const since = new Date('2026-11-21T11:00:00Z')
const STRANGERS = 3_000

let database: Database

beforeAll(async () => {
  database = await openTestDatabase()
  // A payment of each stranger within the hour: the first ones are declined, the others captured.
  await addPayments('stranger', { count: STRANGERS, declined: 50 })
  await addPayments('payer', { count: 1, declined: 1 })
  // The same person's orders of hours ago.
  await addPayments('payer', { count: 3, declined: 3, hoursAgo: 5 })
  await sql`analyze`.execute(database.kysely)
})
afterAll(async () => await database.close())

interface Payments {
  readonly count: number
  readonly declined: number
  readonly hoursAgo?: number
}

/** Each stranger is another visitor in another network with another address; the payer is always the same one. */
async function addPayments(who: string, { count, declined, hoursAgo = 0 }: Payments) {
  const payer = who === 'payer' ? sql`'payer'` : sql`${who}::text || n`
  const at = sql`${now}::timestamptz - make_interval(hours => ${hoursAgo}::integer, secs => n)`
  const orderNo = sql`${`${who}-${hoursAgo}-`}::text || n`
  const from = sql`from generate_series(1, ${count}::integer) n`
  await sql`insert into orders (order_no, service_type, status, reference, agent_id, lead, passengers, lines, currency,
      currency_symbol, total_minor, validity_months, created_at, expires_at)
    select ${orderNo}, 'LOUNGE', 'DECLINED', ${orderNo}, 'layover',
      jsonb_build_object('firstName', 'A', 'lastName', 'B', 'email', ${payer} || '@Example.com'), '[]', '[]', 'GBP', '£',
      3400, 12, ${at}, ${at} + interval '30 minutes' ${from}`.execute(database.kysely)
  await sql`insert into payment_attempts (order_no, attempt, merchant_reference, outcome, reason_code, started_at,
      settled_at, visitor, network)
    select ${orderNo}, 1, ${orderNo}, case when n <= ${declined}::integer then 'REJECTED' else 'CAPTURED' end, 'DECLINED',
      ${at}, ${at}, ${payer}, ${payer} ${from}`.execute(database.kysely)
}

/** Rows of orders and attempts that this connection has read. */
async function rowsSoFar(connection: Connection): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int as read from pg_stat_xact_user_tables
    where relname in ('orders', 'payment_attempts')`.execute(connection)
  return rows[0]?.read ?? Number.NaN
}

async function rowsRead(work: (connection: Connection) => Promise<unknown>): Promise<number> {
  return await database.kysely.transaction().execute(async (trx) => {
    const before = await rowsSoFar(trx)
    await work(trx)
    return (await rowsSoFar(trx)) - before
  })
}

const payer = { visitor: 'payer', network: 'payer', email: 'PAYER@example.com' }
const count = async (
  connection: Connection,
  who: Parameters<ReturnType<typeof declineRepository>['count']>[0],
) => await declineRepository(connection).count(who, since, ['NOT_OF_CARD'])

describe('the declines before a charge', () => {
  it('are those of the visitor, the network and the address within the hour', async () => {
    const own = { ofVisitor: 1, ofNetwork: 1, capturedInNetwork: 0, ofEmail: 1, ofEmailInNetwork: 1 }
    expect(await count(database.kysely, payer)).toEqual(own)
    expect(await count(database.kysely, { ...payer, network: 'stranger2999' })).toEqual({
      ...own,
      ofNetwork: 0,
      capturedInNetwork: 1,
      ofEmailInNetwork: 0,
    })
    expect(
      await count(database.kysely, { visitor: undefined, network: undefined, email: payer.email }),
    ).toEqual({
      ...own,
      ofVisitor: 0,
      ofNetwork: 0,
      ofEmailInNetwork: 0,
    })
  })

  it.each([
    ['a payer who named a visitor and a network', payer],
    ['a payer of whom nobody else knows', { visitor: 'new', network: 'new', email: 'new@example.com' }],
    ['a payer without an owner', { visitor: undefined, network: undefined, email: payer.email }],
  ])('are counted without a look at the payments of others, for %s', async (_, who) => {
    expect(await rowsRead(async (connection) => await count(connection, who))).toBeLessThan(20)
  })
})
