import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { inject } from 'vitest'
import { catalogueSource } from '../network/catalogue-source.ts'
import type { Database } from './database.ts'
import { databaseOfPglite } from './open-pglite.ts'
import { openPostgres } from './open-postgres.ts'
import { type OpenStore, prepareStore } from './open-store.ts'

/**
 * A migrated and seeded database of the test file's own: PGlite from the run's snapshot, or with TEST_DATABASE_URL a
 * schema of its own in that PostgreSQL, so that the same suites hold on both.
 */
export async function openTestStore(url = process.env.TEST_DATABASE_URL): Promise<OpenStore> {
  return url === undefined || url === '' ? await openSnapshot() : await openSchema(url)
}

async function openSnapshot(): Promise<OpenStore> {
  return await prepareStore(await openTestDatabase(), catalogueSource())
}

/** The run's snapshot as a PGlite database: in memory, or in a folder that it is written to. */
export async function openTestDatabase(folder?: string): Promise<Database> {
  const loadDataDir = new Blob([readFileSync(inject('seededSnapshot'))])
  const pglite = await PGlite.create({ loadDataDir, ...(folder === undefined ? {} : { dataDir: folder }) })
  return databaseOfPglite(pglite, () => undefined)
}

async function openSchema(url: string): Promise<OpenStore> {
  const schema = `test_${randomBytes(6).toString('hex')}`
  await administer(url, `create schema ${schema}`)
  const address = new URL(url)
  address.searchParams.set('options', `-c search_path=${schema}`)
  const { store, close } = await prepareStore(
    await openPostgres(address.href, () => undefined),
    catalogueSource(),
  )
  return {
    store,
    close: async () => {
      await close()
      await administer(url, `drop schema ${schema} cascade`)
    },
  }
}

async function administer(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query(statement)
  await client.end()
}
