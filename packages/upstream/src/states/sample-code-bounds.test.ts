import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { discountCodes } from '../catalogue/sample/discount-codes.ts'
import type { Database } from '../store/database/database.ts'
import type { DiscountRow } from '../store/database/rows/catalogue.ts'
import { readMigrations } from '../store/migrations.ts'
import { createStore } from '../store/store.ts'
import { openTestDatabase } from '../store/test-store.test-kit.ts'
import { keepSampleCodes } from './sample-codes.ts'

let database: Database

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(async () => await database.close())

/** A database that an earlier release filled, in which an operator made a change, as this release's migration leaves it. */
async function upgraded(change: Partial<DiscountRow> = { max_per_email: null }, code = 'ALLFREE') {
  const store = createStore(database)
  await database.kysely.deleteFrom('discount_codes').execute()
  await keepSampleCodes(store, true, new Date('2026-11-21T12:00:00Z'))
  await database.kysely.updateTable('discount_codes').set({ max_per_email: null }).execute()
  await database.kysely.updateTable('discount_codes').set(change).where('code', '=', code).execute()
  const migration = readMigrations().find(({ name }) => name === 'bounds-of-free-samples')
  await sql.raw(migration?.sql ?? '').execute(database.kysely)
  return async (name: string) => (await store.read.discounts.find(name))?.max_per_email
}

it.each(['ALLFREE', 'TWOFREE'])('%s of an earlier release gets the bound of this one', async (name) => {
  const boundOf = await upgraded()
  expect(await boundOf(name)).toBe(discountCodes().find(({ code }) => code === name)?.maxPerEmail)
  expect(await boundOf('LAYOVER20')).toBeNull()
})

it.each([
  ['value', { value: 3 }],
  ['bound for an address', { max_per_email: 500 }],
  ['bound for all', { max_redemptions: 1000 }],
  ['end', { valid_until: new Date('2027-01-01T00:00:00Z') }],
  ['services', { service_types: ['LOUNGE'] }],
  ['owner', { is_sample: false }],
] satisfies [string, Partial<DiscountRow>][])(
  'a code of which an operator changed the %s stays',
  async (_changed, change: Partial<DiscountRow>) => {
    const boundOf = await upgraded(change)
    expect(await boundOf('ALLFREE')).toBe(change.max_per_email ?? null)
    expect(await boundOf('TWOFREE')).toBe(20)
  },
)
