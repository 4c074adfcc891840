import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { CardSandbox } from '../payments/card-sandbox.test-kit.ts'
import { killServers, startListening, until } from '../server-process.test-kit.ts'
import { administer } from '../store/test-databases.test-kit.ts'
import { createTestDatabase } from '../store/test-store.test-kit.ts'
import { passOrder } from './orders.test-kit.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'layover-away-'))
const CROWD = 20
let sandbox: CardSandbox
let server: Awaited<ReturnType<typeof startListening>>
let name: string
let forget: () => Promise<void>

beforeAll(async () => {
  sandbox = await CardSandbox.start()
  const database = await createTestDatabase()
  name = new URL(database.url).pathname.slice(1)
  forget = database.forget
  server = await startListening({
    ...{ DATABASE_URL: database.url, DATA_DIR: dataDir, CARD_PROVIDER_URL: sandbox.url },
    ...{ DATABASE_WAIT_SECONDS: '5', PAYMENT_TIMEOUT_SECONDS: '10', PAYMENT_GRACE_SECONDS: '11' },
  })
}, 240_000)
afterAll(async () => {
  killServers()
  await sandbox.close()
  rmSync(dataDir, { recursive: true, force: true })
  await forget()
})

async function onServer(statement: string): Promise<void> {
  const seeded = inject('seeded')
  if (seeded.kind !== 'postgres') throw new Error('this test is for PostgreSQL')
  await administer(seeded.url, statement)
}

/** What a restart looks like to whoever is connected: every connection breaks, and for a while there is no new one. */
async function takeAway(): Promise<void> {
  await onServer(`alter database ${name} with allow_connections false`)
  await onServer(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)
}
const giveBack = async () => await onServer(`alter database ${name} with allow_connections true`)

const health = async () => (await fetch(`${server.url}/health/ready`)).status
const isReady = async (status: number) => ((await health()) === status ? true : undefined)

describe('a PostgreSQL that goes away under load and comes back', () => {
  it('costs no paid order and no second charge, and the server needs nobody to recover', async () => {
    const created = await Promise.all(
      Array.from({ length: CROWD }, async () => await server.call('/lounge/createOrder', passOrder())),
    )
    const orders = created.map(({ data }) => String(data?.orderNo))
    // Its answer takes seconds, so that the charge falls into the time in which nothing can be written down.
    const payments = await Promise.all(orders.map(async () => await sandbox.tokenOf('4000000000006207')))
    const confirms = orders.map((orderNo, each) =>
      server.call('/lounge/confirmPaymentOrder', { orderNo, payment: payments[each] }).catch(() => undefined),
    )
    await until(async () => ((await sandbox.entriesOf('')).length === CROWD ? true : undefined))
    await takeAway()
    await until(async () => await isReady(503))
    await Promise.all(confirms)
    expect(server.child.exitCode).toBeNull()

    await giveBack()
    await until(async () => await isReady(200))
    for (const orderNo of orders) {
      await until(async () => {
        const { data } = await server.call('/order/status', { orderNo })
        return data?.status === 'PAID' ? true : undefined
      })
      expect(await sandbox.ledgerOf(orderNo)).toEqual(['CAPTURED'])
    }
  }, 240_000)
})
