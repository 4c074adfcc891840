import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from './database/database.ts'
import { migrate } from './migrate.ts'
import { readMigrations } from './migrations.ts'
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
