import { DAY_MS } from '@layover/rules/durations'
import pg from 'pg'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSmtpServer } from '../mail/smtp-server.test-kit.ts'
import { createSmtpTransport } from '../mail/smtp-transport.ts'
import { createMailMetrics } from '../metrics/mail-metrics.ts'
import { confirm, createOrder, lead, recoverySide } from '../orders/orders.test-kit.ts'
import type { OpenStore } from '../store/open-store.ts'
import { openSharedDatabase } from '../store/test-store.test-kit.ts'
import { startUpstream, type Upstream } from '../upstream.test-kit.ts'
import { createHousekeeping } from './all-rounds.ts'

const UPSTREAMS = 3
/** Things of each kind that are due; those that no call makes are more than a batch. */
const FEW = 20
const MANY = 150
const now = new Date('2027-11-21T12:00:00Z')
const before = (days: number, minutes = 0) => new Date(now.getTime() - (days * 24 * 60 + minutes) * 60_000)
const PATIENT = { connectMs: 60_000, idleMs: 60_000, totalMs: 60_000, stopMs: 60_000 }

let stores: OpenStore[]
let upstream: Upstream
let database: pg.Client

beforeAll(async () => {
  const shared = await openSharedDatabase(UPSTREAMS)
  stores = shared.stores
  upstream = await startUpstream({ shared: stores[0], env: { DECLINED_PAYMENTS: 'off' } })
  database = new pg.Client({ connectionString: shared.url })
  await database.connect()
  await database.query(WATCHED)
  await makeOrders()
  await database.query(DUE, [MANY, before(366), before(31), before(43), before(2), before(8)])
  upstream.clock.now = now
})
afterAll(async () => {
  await database.end()
  await Promise.all(stores.slice(1).map(async ({ close }) => await close()))
})

/** Writes down each change of an order's status, and that its people were taken out. */
const WATCHED = `
  create table changes (order_no text, what text);
  create function note() returns trigger language plpgsql as $$ begin
    if new.status <> old.status then insert into changes values (new.order_no, new.status); end if;
    if new.emptied_at is distinct from old.emptied_at then insert into changes values (new.order_no, 'emptied'); end if;
    return new;
  end $$;
  create trigger note after update on orders for each row execute function note()`

const email = (kind: string, index: number) => `${kind}-${index}@example.com`

async function orders(kind: string, at: Date): Promise<string[]> {
  upstream.clock.now = at
  const made: string[] = []
  for (let index = 0; index < FEW; index += 1)
    made.push(await createOrder(upstream, { lead: { ...lead, email: email(kind, index) } }))
  return made
}

async function makeOrders(): Promise<void> {
  await orders('overdue', before(0, 31))
  for (const kind of ['old', 'erased', 'member']) {
    const ended = await orders(kind, before(32))
    await database.query(`update orders set status = 'EXPIRED' where order_no = any($1)`, [ended])
  }
  await database.query(
    `update orders set erasure_requested_at = created_at where lead ->> 'email' like 'erased-%'`,
  )
  for (const orderNo of await orders('travelled', before(500))) await confirm(upstream, orderNo)
  for (const orderNo of await orders('searched', before(1))) await confirm(upstream, orderNo)
  const unknown = await orders('unknown', before(0, 2))
  upstream.provider.script(...unknown.map(() => 'capture and lose the answer' as const))
  for (const orderNo of unknown) await confirm(upstream, orderNo)
  await database.query('delete from changes')
}

/** What is due by its time alone: numbered rows with the instants of their ends. */
const DUE = `
  with numbers as (select generate_series(1, $1::int) as number),
    forms as (insert into service_requests (reference, kind, digest, agent_id, content, created_at)
      select 'LV-F-' || number, 'feedback', 'digest', 'layover', '{"message": "Calm."}', $2::timestamptz from numbers),
    sent as (insert into mails (name, sent_at, created_at)
      select 'sent-' || number, $3::timestamptz, $3::timestamptz from numbers),
    waiting as (insert into mails (name, content, next_attempt_at, created_at)
      select 'waiting-' || number, '{"subject": "Hello", "text": "Hello"}', $5::timestamptz, $5::timestamptz from numbers),
    erased as (insert into erasures select 'hash-' || number, $4::timestamptz from numbers),
    slot as (insert into visit_slots values ('LHR-HARRIER', $5::timestamptz) returning place_code, starts_at),
    holds as (insert into slot_claims (claim_id, place_code, starts_at, places, held_since, expires_at, visitor)
      select 'hold-' || number, place_code, starts_at, 1, $5::timestamptz, $5::timestamptz, 'visitor' from numbers, slot),
    windows as (insert into attempt_windows select 'subject-' || number, $3::timestamptz, 1 from numbers),
    keys as (update order_requests set created_at = $6::timestamptz),
    searched as (insert into booking_searches (email, created_at)
      select distinct lead ->> 'email', $5::timestamptz from orders where lead ->> 'email' like 'searched-%')
  insert into accounts (membership_number, email, full_name, password_hash, membership_status, deletion_date, created_at)
    select upper('LM' || substr(md5(lead ->> 'email'), 1, 8)), lead ->> 'email', 'A Member', '', 'CANCELLED', $3::date, $2::timestamptz
    from orders where lead ->> 'email' like 'member-%'`

const rows = async (statement: string) => (await database.query(statement)).rows as Record<string, unknown>[]
const count = async (statement: string) =>
  Number((await rows(`select count(*)::int as count from ${statement}`))[0]?.count)

/** How often each of these came, for those that came another number of times than once. */
function notOnce(all: readonly string[]): [string, number][] {
  const times = new Map<string, number>()
  for (const each of all) times.set(each, (times.get(each) ?? 0) + 1)
  return [...times].filter(([, often]) => often !== 1)
}

/** Housekeeping of several upstreams, all of whose first rounds begin at once. */
function startRounds(smtpUrl: string, find: Upstream['provider']['find']) {
  const ended: [job: string, result: string][] = []
  const searches: string[] = []
  const letter = { to: 'amelia@example.com', subject: 'Your bookings', text: 'Here they are.\n' }
  const addresses = { from: 'shop@layover.test', supportMailbox: 'desk@layover.test' }
  const writers = { writeConfirmation: async () => undefined, writeBookings: async () => letter }
  const all = stores.map(({ store }) => {
    const orders = { ...recoverySide(upstream), store, provider: { ...upstream.provider, find } }
    const { now: clock, log } = orders
    const transport = createSmtpTransport(smtpUrl, PATIENT)
    const metrics = createMailMetrics(new Registry())
    return createHousekeeping(
      {
        orders,
        mail: { store, transport, ...addresses, now: clock, log, metrics, ...writers },
        searches: { ended: (result) => void searches.push(result) },
        refreshCatalogue: async () => undefined,
        ledger: upstream.ledger,
      },
      DAY_MS,
      { ended: (job, result) => void ended.push([job, result]) },
    )
  })
  for (const each of all) each.start(true)
  return { ended, searches, stop: async () => await Promise.all(all.map(async (each) => await each.stop())) }
}

describe('three upstreams whose rounds run at once on one database', () => {
  it('do each thing once', async () => {
    const smtp = await startSmtpServer()
    const lookUps: string[] = []
    const rounds = startRounds(smtp.url, async (reference) => {
      lookUps.push(reference)
      return await upstream.provider.find(reference)
    })
    const jobs = 16
    await expect.poll(() => new Set(rounds.ended.map(([job]) => job)).size).toBe(jobs)
    await expect.poll(() => rounds.ended.length).toBeGreaterThanOrEqual(UPSTREAMS * jobs)
    await expect.poll(async () => await count('mails where sent_at is null')).toBe(0)
    await rounds.stop()

    expect(rounds.ended.filter(([, result]) => result !== 'done')).toEqual([])
    // Mail: each waiting one, and the answer to each search, was taken by the server once.
    const mails = smtp.taken.map((text) => /Message-ID:\s*<([^@]*)@/i.exec(text)?.[1] ?? '')
    expect(notOnce(mails)).toEqual([])
    expect(mails.filter((name) => name.startsWith('waiting-'))).toHaveLength(MANY)
    expect(mails).toHaveLength(MANY + FEW)
    expect(rounds.searches).toEqual(Array.from({ length: FEW }, () => 'mailed'))
    // Payments: each was looked up and settled once.
    expect(notOnce(lookUps)).toEqual([])
    expect(lookUps).toHaveLength(FEW)
    const changes = await rows(`select what, order_no || ' ' || what as change from changes`)
    expect(notOnce(changes.map(({ change }) => String(change)))).toEqual([])
    const of = (wanted: string) => changes.filter(({ what }) => what === wanted)
    expect(of('PAID')).toHaveLength(FEW)
    expect(await count(`passes join orders using (order_no) where lead ->> 'email' like 'unknown-%'`)).toBe(
      FEW,
    )
    // Orders: overdue ones ended, and those of four kinds were emptied.
    expect(of('EXPIRED')).toHaveLength(FEW)
    expect(of('emptied')).toHaveLength(4 * FEW)
    expect(changes).toHaveLength(6 * FEW)
  })

  it('leave nothing that is due', async () => {
    const due = {
      forms: await count('service_requests'),
      'records of sent mail': await count(`mails where name like 'sent-%'`),
      'old erasures': await count(`erasures where email_hash like 'hash-%'`),
      'holds that ended': await count('slot_claims'),
      'windows that are over': await count('attempt_windows where ends_at <= now()'),
      'order keys': await count('order_requests'),
      searches: await count('booking_searches'),
      accounts: await count('accounts'),
    }
    expect(due).toEqual(Object.fromEntries(Object.keys(due).map((name) => [name, 0])))
    expect(await count('erasures'), 'a person whom all three erased stands in the journal once').toBe(FEW)
  })
})
