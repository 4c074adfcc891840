import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { catalogueSource } from '../network/catalogue-source.ts'
import type { Database } from './database/database.ts'
import { migrate } from './migrate.ts'
import { readMigrations } from './migrations.ts'
import { seedCatalogue } from './seed-catalogue.ts'
import { openTestDatabase } from './test-store.test-kit.ts'

let kysely: Database['kysely']
let close: Database['close']

beforeAll(async () => {
  const database = await openTestDatabase()
  kysely = database.kysely
  close = database.close
})
afterAll(async () => await close())

describe('the schema', () => {
  it('made by a migration that was changed afterwards is refused', async () => {
    const changed = readMigrations().map((each) =>
      each.number === 1 ? { ...each, checksum: 'other' } : each,
    )
    await expect(migrate(kysely, changed)).rejects.toThrow('migration 1 (catalogue)')
  })

  it('stays as it was when a migration fails half way', async () => {
    const number = readMigrations().length + 1
    const sql = 'create table half (id integer); select no_such_function();'
    await expect(
      migrate(kysely, [
        ...readMigrations(),
        { number, name: 'bad', sql, checksum: '', olderReleases: undefined },
      ]),
    ).rejects.toThrow()
    const tables = await kysely.introspection.getTables()
    expect(tables.map(({ name }) => name)).not.toContain('half')
    await migrate(kysely)
  })
})

describe('the catalogue', () => {
  it('is written again when the catalogue has changed', async () => {
    const source = catalogueSource()
    expect(await seedCatalogue(kysely, { ...source, lounges: source.lounges.slice(1) })).toBe(true)
    const rows = await kysely.selectFrom('lounges').select('lounge_code').execute()
    expect(rows).toHaveLength(source.lounges.length - 1)
  })
})
