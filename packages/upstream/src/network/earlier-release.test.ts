import { afterAll, beforeAll, expect, it } from 'vitest'
import { addSamples } from '../states/add-samples.ts'
import type { Database } from '../store/database/database.ts'
import { databaseOfPglite } from '../store/database/open-pglite.ts'
import { openPglite } from '../store/database/pglite.ts'
import { migrate } from '../store/migrate.ts'
import { readMigrations } from '../store/migrations.ts'
import { createStore } from '../store/store.ts'
import { readCatalogue } from './read-catalogue.ts'

let database: Database
const seededAt = new Date('2026-10-01T08:00:00Z')

/** As a release that wrote its catalogue at each start left a database; one place stands for all. */
beforeAll(async () => {
  database = databaseOfPglite(await openPglite(), () => undefined)
  const last = readMigrations().findIndex(({ name }) => name === 'catalogue-imports')
  await migrate(database.kysely, readMigrations().slice(0, last))
  await database.kysely
    .insertInto('airports')
    .values({
      code: 'ZRH',
      icao: 'LSZH',
      name: 'Zürich Airport',
      city: 'Zürich',
      country: 'Switzerland',
      country_code: 'CH',
      latitude: 47.46,
      longitude: 8.55,
      time_zone: 'Europe/Zurich',
      size: 'large',
    })
    .execute()
  await database.kysely
    .withTables<{ catalogue_version: { hash: string; seeded_at: Date } }>()
    .insertInto('catalogue_version')
    .values({ hash: 'of its code', seeded_at: seededAt })
    .execute()
  await migrate(database.kysely)
})
afterAll(async () => await database.close())

it('the catalogue of an earlier release counts as imported, has its walk-up price, and is not written over by the sample', async () => {
  const store = createStore(database)
  const chosen = { hasSampleCatalogue: true, hasSampleAccounts: false, hasSampleCodes: false }
  await addSamples(store, chosen, new Date())
  const catalogue = await readCatalogue(store)
  expect(catalogue?.airports.map(({ code }) => code)).toEqual(['ZRH'])
  expect(catalogue?.walkUp).toEqual({ currency: 'GBP', priceMinor: 3400, validityMonths: 12 })
  expect(await store.read.catalogueImports.list()).toMatchObject([
    { imported_by: 'an earlier release', imported_at: seededAt, counts: { airports: 1, lounges: 0 } },
  ])
})
