import { describe, expect, it } from 'vitest'
import { catalogueSource } from '../network/catalogue-source.ts'
import { migrate } from './migrate.ts'
import { readMigrations } from './migrations.ts'
import { seedCatalogue } from './seed-catalogue.ts'
import { openTestDatabase } from './test-store.test-kit.ts'

describe('the schema', () => {
  it('of a newer release is refused', async () => {
    const { kysely, close } = await openTestDatabase()
    await kysely.insertInto('schema_migrations').values({ number: 99, name: 'later', checksum: '' }).execute()
    await expect(migrate(kysely)).rejects.toThrow('the database has schema 99 (later)')
    await close()
  })

  it('made by a migration that was changed afterwards is refused', async () => {
    const { kysely, close } = await openTestDatabase()
    const changed = readMigrations().map((each) =>
      each.number === 1 ? { ...each, checksum: 'other' } : each,
    )
    await expect(migrate(kysely, changed)).rejects.toThrow('migration 1 (catalogue)')
    await close()
  })

  it('stays as it was when a migration fails half way', async () => {
    const { kysely, close } = await openTestDatabase()
    const number = readMigrations().length + 1
    const sql = 'create table half (id integer); select no_such_function();'
    await expect(
      migrate(kysely, [...readMigrations(), { number, name: 'bad', sql, checksum: '' }]),
    ).rejects.toThrow()
    const tables = await kysely.introspection.getTables()
    expect(tables.map(({ name }) => name)).not.toContain('half')
    await migrate(kysely)
    await close()
  })
})

describe('the catalogue', () => {
  it('is written again when the catalogue has changed', async () => {
    const { kysely, close } = await openTestDatabase()
    const source = catalogueSource()
    expect(await seedCatalogue(kysely, { ...source, lounges: source.lounges.slice(1) })).toBe(true)
    const rows = await kysely.selectFrom('lounges').select('lounge_code').execute()
    expect(rows).toHaveLength(source.lounges.length - 1)
    await close()
  })
})
