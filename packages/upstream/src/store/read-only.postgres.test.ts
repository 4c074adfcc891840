import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPostgres } from './database/open-postgres.ts'
import { createStore, type Store } from './store.ts'
import { administer, databaseAt } from './test-databases.test-kit.ts'
import { createTestDatabase } from './test-store.test-kit.ts'

let name: string
let store: Store
let close: () => Promise<void>
let onServer: (statement: string) => Promise<void>

beforeAll(async () => {
  const { url, forget } = await createTestDatabase()
  name = new URL(url).pathname.slice(1)
  onServer = async (statement) => await administer(databaseAt(url, 'postgres'), statement)
  const database = await openPostgres(url, { connections: 1, waitMs: 120_000 }, () => undefined)
  store = createStore(database)
  close = async () => {
    await database.close()
    await forget()
  }
})
afterAll(async () => await close())

/** As for a standby; sessions keep the mode that they began in. */
const setReadOnly = async (mode: 'on' | 'off') =>
  await onServer(`alter database ${name} set default_transaction_read_only = ${mode}`)
const breakConnections = async () =>
  await onServer(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)
const write = async () =>
  await store.read.bookingSearches.insert({ email: 'amelia@example.com', reference: null }, new Date())

it('a database that takes no writes stays ready for reads, and its connections do not outlive that', async () => {
  expect(await store.isWritable()).toBe(true)
  await setReadOnly('on')
  await breakConnections()
  await expect.poll(async () => await store.isReady()).toBe(true)
  expect(await store.isWritable()).toBe(false)

  await setReadOnly('off')
  await expect(write()).rejects.toMatchObject({ code: '25006' })
  await write()
  expect(await store.isWritable()).toBe(true)
})
