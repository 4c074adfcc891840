import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { catalogueSource } from '../network/catalogue-source.ts'
import { importCatalogue } from '../network/import-catalogue.ts'
import type { Database } from './database/database.ts'
import { migrate } from './migrate.ts'
import { declarationOf, type Migration, readMigrations } from './migrations.ts'
import { readApplied, requireMigrated, schemaStanding, standingInWords } from './schema-standing.ts'
import { createStore, type Store } from './store.ts'
import { openTestDatabase } from './test-store.test-kit.ts'

const known = readMigrations()
const ADDS = '-- older releases: read and write\n'
const REFUSES = '-- older releases: refused, because they pay twice\n'

/** The migrations of a newer release. */
function newer(...texts: string[]): Migration[] {
  const later = texts.map((sql, index) => ({
    number: known.length + 1 + index,
    name: `later-${index + 1}`,
    sql,
    checksum: `of later-${index + 1}`,
    olderReleases: declarationOf(sql),
  }))
  return [...known, ...later]
}

let kysely: Database['kysely']
let close: Database['close']
let store: Store

beforeAll(async () => {
  const database = await openTestDatabase()
  kysely = database.kysely
  close = database.close
  store = createStore(database)
})
beforeEach(async () => {
  await kysely.deleteFrom('schema_migrations').where('number', '>', known.length).execute()
})
afterAll(async () => await close())

/** A newer release starts on the database. */
const startNewer = async (...texts: string[]) => await migrate(kysely, newer(...texts))

const wordsOf = async (migrations = known) =>
  standingInWords(schemaStanding(await readApplied(kysely), migrations))

describe('a release on a schema that is newer by additions', () => {
  it('starts, changes nothing of it, and says so before', async () => {
    await startNewer(`${ADDS}alter table orders add column if not exists gate text;`)
    await migrate(kysely)
    expect(await readApplied(kysely)).toHaveLength(known.length + 1)
    expect(await wordsOf()).toEqual([
      `The database has schema ${known.length + 1}, this release knows ${known.length}: it may start, since newer migrations only added to it.`,
    ])
    await migrate(kysely, newer(`${ADDS}alter table orders add column if not exists gate text;`))
  })

  it('writes a changed catalogue, whose new columns get their defaults', async () => {
    const column = "add column seats text not null default 'some'"
    await startNewer(`${ADDS}alter table lounges ${column}; alter table plans ${column};`)
    const source = catalogueSource()
    await importCatalogue(
      store,
      { ...source, plans: source.plans.slice(1) },
      { importedBy: 'the tests', note: '', now: new Date() },
    )
    const seats = await kysely
      .selectFrom('lounges')
      .select('seats' as 'currency')
      .distinct()
      .execute()
    expect(seats).toEqual([{ seats: 'some' }])
  })

  it('still refuses a migration of its own that was changed after it ran', async () => {
    await startNewer(`${ADDS}create table if not exists notes (note text);`)
    const changed = known.map((each) => (each.number === 2 ? { ...each, checksum: 'other' } : each))
    await expect(migrate(kysely, changed)).rejects.toThrow('migration 2 (orders) is not the one that ran')
  })
})

describe('a release on a schema that it cannot read', () => {
  it('does not start, and says which migration refuses it and why', async () => {
    await startNewer(`${ADDS}create table if not exists notes (note text);`, REFUSES)
    const [latest, before] = [known.length + 2, known.length]
    await expect(migrate(kysely)).rejects.toThrow(
      `the database has schema ${latest} (later-2), this release knows ${before}: to migration ${latest} (later-2) older releases are refused, because they pay twice; use a newer release`,
    )
  })

  it('does not start where a newer migration says nothing of older releases', async () => {
    await startNewer('create table if not exists notes (note text);')
    await expect(migrate(kysely)).rejects.toThrow('refused, because it does not say that they may use it')
  })

  it('does not start where a migration is missing between others', async () => {
    await startNewer(ADDS, ADDS)
    await kysely
      .deleteFrom('schema_migrations')
      .where('number', '=', known.length + 1)
      .execute()
    await expect(migrate(kysely)).rejects.toThrow(`the database lacks migration ${known.length + 1}`)
  })
})

describe('before an upgrade an operator reads', () => {
  it('that the release of today may start again afterwards', async () => {
    expect(await wordsOf(newer(ADDS))).toEqual([
      `The database has schema ${known.length}, this release knows ${known.length + 1}: its start migrates the database.`,
      `A release that knows ${known.length} may start again afterwards.`,
    ])
  })

  it('which migration leaves no way back', async () => {
    const lines = await wordsOf(newer(ADDS, REFUSES))
    expect(lines.slice(1)).toEqual([
      `No way back: to migration ${known.length + 2} (later-2) older releases are refused, because they pay twice.`,
    ])
  })

  it('nothing of a way back on a new database', () => {
    expect(standingInWords(schemaStanding([], known))).toEqual([
      `The database has schema 0, this release knows ${known.length}: its start migrates the database.`,
    ])
  })
})

describe('a command beside servers of the release before', () => {
  it('migrates nothing, and says that a start does', async () => {
    const before = await readApplied(kysely)
    await expect(requireMigrated(kysely, newer(`${ADDS}select 1;`))).rejects.toThrow(
      `the database has schema ${known.length}, this release knows ${known.length + 1}: the start of its upstream migrates the database, no command does`,
    )
    expect(await readApplied(kysely)).toEqual(before)
  })

  it('works on a schema of its own, and on one that is newer by additions', async () => {
    await requireMigrated(kysely)
    await startNewer(`${ADDS}select 1;`)
    await requireMigrated(kysely)
  })
})
