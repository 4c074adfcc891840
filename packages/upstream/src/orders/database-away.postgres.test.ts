import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { merchantReference } from '../domain/order-identity.ts'
import { HoldingProvider } from '../payments/holding-provider.test-kit.ts'
import { killServers, SERVERS_MS, startListening, until } from '../server-process.test-kit.ts'
import { administer } from '../store/test-databases.test-kit.ts'
import { createTestDatabase } from '../store/test-store.test-kit.ts'
import { keyed, passOrder, token } from './orders.test-kit.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'layover-away-'))
const CROWD = 20
let provider: HoldingProvider
let server: Awaited<ReturnType<typeof startListening>>
let name: string
let forget: () => Promise<void>

beforeAll(async () => {
  provider = await HoldingProvider.start()
  const database = await createTestDatabase()
  name = new URL(database.url).pathname.slice(1)
  forget = database.forget
  // Enough for a busy machine between an intent and its charge; the test does not wait for these times.
  server = await startListening({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    CARD_PROVIDER_URL: provider.url,
    DATABASE_WAIT_SECONDS: '120',
    PAYMENT_TIMEOUT_SECONDS: '120',
    PAYMENT_GRACE_SECONDS: '600',
  })
}, SERVERS_MS)
afterAll(async () => {
  killServers()
  provider.close()
  rmSync(dataDir, { recursive: true, force: true })
  await forget()
})

async function onServer(statement: string): Promise<void> {
  const seeded = inject('seeded')
  if (seeded.kind !== 'postgres') throw new Error('this test is for PostgreSQL')
  await administer(seeded.url, statement)
}

/**
 * Simulates a restart of PostgreSQL: every connection breaks, and for a while there is no new one.
 */
async function takeAway(): Promise<void> {
  await onServer(`alter database ${name} with allow_connections false`)
  await onServer(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)
}
const giveBack = async () => await onServer(`alter database ${name} with allow_connections true`)

const health = async () => (await fetch(`${server.url}/health/ready`)).status
const isReady = async (status: number) => ((await health()) === status ? true : undefined)

describe('a PostgreSQL that goes away under load and comes back', () => {
  it(
    'costs no paid order and no second charge, and the server recovers by itself',
    async () => {
      const created = await Promise.all(
        Array.from({ length: CROWD }, async () => await server.call('/lounge/createOrder', passOrder())),
      )
      const orders = created.map(({ data }) => String(data?.orderNo))
      const confirms = orders.map((orderNo) =>
        server
          .call('/lounge/confirmPaymentOrder', { ...keyed(orderNo), payment: token })
          .catch(() => undefined),
      )
      await until(() => (provider.captured.length === CROWD ? true : undefined))
      await takeAway()
      await until(async () => await isReady(503))
      // The provider's responses arrive while nothing can be written.
      provider.release()
      await Promise.all(confirms)
      expect(server.child.exitCode).toBeNull()

      await giveBack()
      await until(async () => await isReady(200))
      for (const orderNo of orders) {
        await until(async () => {
          const { data } = await server.call('/order/status', { orderNo })
          return data?.status === 'PAID' ? true : undefined
        })
      }
      const charged = provider.captured.map(({ merchantReference }) => merchantReference)
      expect(charged.sort()).toEqual(orders.map((orderNo) => merchantReference(orderNo, 1)).sort())
    },
    SERVERS_MS,
  )
})
