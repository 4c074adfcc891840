import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { catalogueSource } from '../network/catalogue-source.ts'
import { seedCatalogue } from '../network/import-catalogue.ts'
import { openPostgres } from './database/open-postgres.ts'
import { readMigrations } from './migrations.ts'
import { prepareStore } from './open-store.ts'
import { administer, databaseAt } from './test-databases.test-kit.ts'

const name = `layover_empty_${randomBytes(6).toString('hex')}`
const addressOf = (database: string) => {
  const seeded = inject('seeded')
  if (seeded.kind !== 'postgres') throw new Error('this test is for PostgreSQL')
  return databaseAt(seeded.url, database)
}
const open = async (database: string) =>
  await openPostgres(addressOf(database), { connections: 1, waitMs: 120_000 }, () => undefined)

beforeAll(async () => await administer(addressOf('postgres'), `create database ${name}`))
afterAll(async () => await administer(addressOf('postgres'), `drop database ${name} with (force)`))

it('servers that start at once on an empty database make its schema and its catalogue once', async () => {
  const databases = await Promise.all([1, 2, 3].map(async () => await open(name)))
  const terms = { importedBy: 'a test', note: '', now: new Date() }
  const isSeeding = await Promise.all(
    databases.map(async (each) => {
      const { store } = await prepareStore(each)
      return await seedCatalogue(store, catalogueSource, terms)
    }),
  )
  expect(isSeeding.filter(Boolean)).toHaveLength(1)
  const [first] = databases
  const applied = await first?.kysely.selectFrom('schema_migrations').selectAll().orderBy('number').execute()
  expect(applied?.map(({ checksum }) => checksum)).toEqual(readMigrations().map(({ checksum }) => checksum))
  const lounges = await first?.kysely.selectFrom('lounges').select('lounge_code').execute()
  expect(lounges).toHaveLength(catalogueSource().lounges.length)
  for (const { close } of databases) await close()
})

it('an address without a database is refused in words that show no password', async () => {
  const missing = `${name}_missing`
  await expect(open(missing)).rejects.toThrow(
    `DATABASE_URL: the database cannot be reached: database "${missing}" does not exist`,
  )
})
