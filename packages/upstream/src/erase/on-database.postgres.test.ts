import { beforeAll, describe, expect, it } from 'vitest'
import { stateSigningKey } from '../states/sample-orders.ts'
import { StoreError } from '../store/database/store-error.ts'
import { openStore } from '../store/open-store.ts'
import { administer, databaseAt } from '../store/test-databases.test-kit.ts'
import { createTestDatabase } from '../store/test-store.test-kit.ts'
import { writtenTerminal } from '../terminal/written-terminal.test-kit.ts'
import { onDatabase } from './on-database.ts'

let databaseUrl: string

beforeAll(async () => {
  const database = await createTestDatabase()
  databaseUrl = database.url
  const name = new URL(databaseUrl).pathname.slice(1)
  const readOnly = `alter database ${name} set default_transaction_read_only = on`
  await administer(databaseAt(databaseUrl, 'postgres'), readOnly)
  return database.forget
})

const takesNo = (statement: string) =>
  new StoreError(`the database cannot be used: cannot execute ${statement} in a read-only transaction`)

describe('a database that takes no writes', () => {
  it('is told in one line to a command that writes, and answers one that looks', async () => {
    const env = {
      DATABASE_URL: databaseUrl,
      DATABASE_WAIT_SECONDS: '120',
      SIGNING_KEY: stateSigningKey,
    }
    const { terminal } = writtenTerminal({ env, now: () => new Date() })
    const write = onDatabase(
      terminal,
      async ({ store, now }) => {
        await store.read.bookingSearches.insert({ email: 'amelia@example.com', reference: null }, now())
        return 0
      },
      false,
    )
    await expect(write).rejects.toEqual(takesNo('INSERT'))
    const look = async () =>
      await onDatabase(terminal, async ({ store }) => (await store.read.erasures.list()).length, false)
    expect(await look()).toBe(0)
  })

  it('is told in one line to a server that starts', async () => {
    const pool = { connections: 1, waitMs: 120_000 }
    const start = openStore({ databaseUrl, pool, dataDir: '' }, () => undefined)
    await expect(start).rejects.toEqual(takesNo('CREATE TABLE'))
  })
})
