import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { harmsOf } from './additions.test-kit.ts'
import type { Database } from './database/database.ts'
import { databaseOfPglite } from './database/open-pglite.ts'
import { openPglite } from './database/pglite.ts'
import { migrate } from './migrate.ts'
import {
  declarationOf,
  type Migration,
  READ_AND_WRITE,
  readMigrations,
  requireDeclarations,
} from './migrations.ts'
import { readShape, type SchemaShape } from './schema-shape.test-kit.ts'

let database: Database
/** The shape after each migration. */
const shapes: SchemaShape[] = []
/** What the database remembers of each. */
let remembered: (string | null)[]

beforeAll(async () => {
  const pglite = await openPglite()
  database = databaseOfPglite(pglite, () => undefined)
  const migrations = readMigrations()
  shapes.push(await readShape(database.kysely))
  for (const { number } of migrations) {
    await migrate(database.kysely, migrations.slice(0, number))
    shapes.push(await readShape(database.kysely))
  }
  const rows = await database.kysely
    .selectFrom('schema_migrations')
    .select('older_releases')
    .orderBy('number')
    .execute()
  remembered = rows.map((row) => row.older_releases)
})
afterAll(async () => await database.close())

/** The harms of statements on the schema of this release, which stays as it is. */
async function harms(text: string): Promise<string[]> {
  const before = shapes.at(-1)
  if (before === undefined) throw new Error('there is no migration')
  const undo = new Error('undo')
  let after: SchemaShape | undefined
  const trial = database.kysely.transaction().execute(async (trx) => {
    await sql.raw(text).execute(trx)
    after = await readShape(trx)
    throw undo
  })
  await expect(trial).rejects.toBe(undo)
  return after === undefined ? [] : harmsOf(text, { before, after })
}

describe('a migration of this release', () => {
  it('is remembered with how older releases stand to it, also one that ran before the column was there', () => {
    for (const declared of remembered) expect(declared).toMatch(/^(read and write$|refused, because \S)/)
  })

  it('that lets older releases read and write only adds', () => {
    const declared = readMigrations().filter(({ number }) => remembered[number - 1] === READ_AND_WRITE)
    const found = declared.flatMap(({ number, sql: text }) => {
      const [before, after] = [shapes[number - 1], shapes[number]]
      return before && after ? harmsOf(text, { before, after }).map((harm) => `${number} ${harm}`) : []
    })
    expect(found).toEqual([])
    expect(declared.length).toBeGreaterThan(10)
  })
})

describe('an addition', () => {
  it.each([
    'create table notes (note text primary key, order_no text not null references orders (order_no))',
    'create table notes (mail text not null references mails (name) on delete cascade)',
    'alter table orders add column gate text',
    "alter table orders add column gate text not null default 'A1' check (gate <> '')",
    'alter table mails add column copy_of text references mails (name) on delete set null',
    'create index orders_by_total on orders (total_minor)',
    'create statistics totals on currency, total_minor from orders',
    'alter table orders add column gate text; create unique index one_gate on orders (order_no, gate)',
    "alter table orders add column gate text; update orders set gate = 'A1, or B = 2' where paid_at is null",
    "create table notes (note text); insert into notes values ('one; two')",
  ])('is %s', async (text) => {
    expect(await harms(text)).toEqual([])
  })
})

describe('no addition', () => {
  it.each([
    ['alter table orders drop column visitor', 'takes orders.visitor away'],
    ['alter table orders rename column visitor to buyer', 'takes orders.visitor away'],
    ['alter table orders rename to bookings', 'takes orders.order_no away'],
    ['drop table erasures', 'takes erasures.email_hash away'],
    ['alter table orders alter column total_minor type numeric', 'changes the type of orders.total_minor'],
    ['alter table orders alter column visitor set not null', 'demands orders.visitor'],
    ['alter table orders alter column agent_id drop not null', 'allows null in orders.agent_id'],
    ['alter table mails alter column attempts set default 1', 'changes the default of mails.attempts'],
    ['alter table mails add column copies integer not null', 'demands mails.copies'],
    ["alter table orders add check (agent_id <> '')", 'bounds what they write'],
    ['alter table orders add column gate text check (gate <> agent_id)', 'bounds what they write'],
    ['create unique index one_booking on orders (lower(reference))', 'bounds what they write'],
    [
      "alter table orders add column gate text default 'A1'; create unique index one_gate on orders (gate)",
      'bounds',
    ],
    [
      'alter table payment_attempts drop constraint payment_attempts_outcome_check',
      'takes payment_attempts.payment_',
    ],
    ['create table notes (mail text references mails (name))', 'keeps them from deleting rows of mails'],
    ["update orders set agent_id = 'other'", 'changes more than it adds'],
    ["alter table orders add column gate text; update orders set gate = 'A1', agent_id = ''", 'changes more'],
    ['delete from erasures', 'changes more than it adds'],
    ['alter table erasures enable row level security', 'changes more than it adds'],
    ["insert into erasures values ('hash', now())", 'changes more than it adds'],
    ['create rule silent as on insert to erasures do instead nothing', 'makes rule silent'],
  ])('is %s', async (text, harm) => {
    expect((await harms(text)).join('\n')).toContain(harm)
  })
})

describe('a new migration', () => {
  const later = (text: string): Migration => {
    const number = readMigrations().length + 1
    return { number, name: 'later', sql: text, checksum: '', olderReleases: declarationOf(text) }
  }
  const check = (text: string) => () => requireDeclarations([...readMigrations(), later(text)])

  it.each(['-- older releases: read and write\n', '-- older releases: refused, because they pay twice\n'])(
    'may begin with %j',
    (text) => {
      expect(check(text)).not.toThrow()
    },
  )

  it.each([
    'select 1;',
    '-- Gates.\n-- older releases: read and write\n',
    '-- older releases: read\n',
    '-- older releases: refused, because \n',
  ])('that begins with %j is refused by the check', (text) => {
    expect(check(text)).toThrow('(later) begins with neither')
  })
})
