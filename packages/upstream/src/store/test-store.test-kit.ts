import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { inject } from 'vitest'
import type { Database } from './database/database.ts'
import { databaseOfPglite } from './database/open-pglite.ts'
import { openPostgres } from './database/open-postgres.ts'
import { openPglite } from './database/pglite.ts'
import type { OpenStore } from './open-store.ts'
import { createStore } from './store.ts'
import { administer, databaseAt } from './test-databases.test-kit.ts'

/**
 * A migrated and seeded database for one test file, copied from the run's, on PGlite or on the PostgreSQL of
 * TEST_DATABASE_URL, so that the same suites run on both.
 */
export async function openTestStore(): Promise<OpenStore> {
  if (inject('seeded').kind === 'pglite') return await borrowPglite()
  return createOpenStore(await openTestDatabase())
}

const createOpenStore = (database: Database): OpenStore => ({
  store: createStore(database),
  close: database.close,
})

/** Idle PGlites of this worker: opening one takes some tenths of a second, emptying one a small part of that. */
const idle: Database[] = []

/**
 * Of the catalogue a server writes the sample codes alone, and a test perhaps codes of its own. A test that imports a
 * catalogue opens a database that nobody shares.
 */
async function borrowPglite(): Promise<OpenStore> {
  const database = idle.pop() ?? (await openTestPglite())
  const borrowed = createOpenStore({ ...database, close: async () => void idle.push(database) })
  await borrowed.store.forgetOrders()
  await borrowed.store.forgetPeople()
  await database.kysely.deleteFrom('discount_codes').execute()
  return borrowed
}

/**
 * A database for several servers at once. On PostgreSQL each has connections of its own; on PGlite they share its one
 * connection.
 */
export async function openSharedTestStores(count: number): Promise<OpenStore[]> {
  if (inject('seeded').kind === 'pglite') {
    const { store, close } = await openTestStore()
    return Array.from({ length: count }, (_, index) => ({
      store,
      close: async () => (index === 0 ? await close() : undefined),
    }))
  }
  return (await openSharedDatabase(count)).stores
}

/** A database on PostgreSQL with its address, for a test that connects to it itself. */
export async function openSharedDatabase(count: number): Promise<{ url: string; stores: OpenStore[] }> {
  const { url, forget } = await createTestDatabase()
  let left = count
  const open = async (): Promise<OpenStore> => {
    const database = await openPatiently(url)
    const close = async () => {
      await database.close()
      left -= 1
      if (left === 0) await forget()
    }
    return { store: createStore(database), close }
  }
  return { url, stores: await Promise.all(Array.from({ length: count }, open)) }
}

/** Long: many waiting connections on a busy machine; tests check the outcome, not the time. */
async function openPatiently(url: string): Promise<Database> {
  return await openPostgres(url, { connections: 10, waitMs: 120_000 }, () => undefined)
}

/** A database without its repositories. */
export async function openTestDatabase(): Promise<Database> {
  const seeded = inject('seeded')
  if (seeded.kind === 'pglite') return await openTestPglite()
  const { url, forget } = await createTestDatabase()
  const database = await openPatiently(url)
  return {
    ...database,
    close: async () => {
      await database.close()
      await forget()
    },
  }
}

/** Opens the run's snapshot in memory, or in a folder. */
export async function openTestPglite(folder?: string): Promise<Database> {
  const seeded = inject('seeded')
  if (seeded.kind !== 'pglite') throw new Error('this run is on PostgreSQL')
  const loadDataDir = new Blob([readFileSync(seeded.path)])
  const pglite = await openPglite({ loadDataDir, ...(folder !== undefined && { dataDir: folder }) })
  return databaseOfPglite(pglite, () => undefined)
}

/** Copies the run's database on its PostgreSQL, for any number of servers; `forget` deletes the copy. */
export async function createTestDatabase(): Promise<{ url: string; forget: () => Promise<void> }> {
  const seeded = inject('seeded')
  if (seeded.kind !== 'postgres') throw new Error('this run is on PGlite, which serves one server alone')
  const name = `layover_test_${randomBytes(6).toString('hex')}`
  await administer(seeded.url, `create database ${name} template ${seeded.template}`)
  return {
    url: databaseAt(seeded.url, name),
    forget: async () => await administer(seeded.url, `drop database ${name} with (force)`),
  }
}
