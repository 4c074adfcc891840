import { execFileSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { EXIT, runErase } from '../erase/command.ts'
import { passOrder, token } from '../orders/orders.test-kit.ts'
import { killServers, startListening } from '../server-process.test-kit.ts'
import { createdOrder } from '../states/sample-orders.ts'
import { startUpstream, testConfig, type Upstream } from '../upstream.test-kit.ts'
import { openPostgres } from './database/open-postgres.ts'
import { prepareStore } from './open-store.ts'
import { administer } from './test-databases.test-kit.ts'
import { createTestDatabase } from './test-store.test-kit.ts'

const folder = mkdtempSync(join(tmpdir(), 'layover-backups-'))
const secretFile = join(folder, 'database_url')
let url: string
let forget: () => Promise<void>

beforeAll(async () => {
  const database = await createTestDatabase()
  url = database.url
  forget = database.forget
  writeFileSync(secretFile, `${url}\n`)
})
afterAll(async () => {
  killServers()
  rmSync(folder, { recursive: true, force: true })
  await forget()
})

/** Runs `backup.sh` or `restore.sh` as an operator does. @param programs a folder of programs in the place of PostgreSQL's */
function run(script: string, argument: string, programs?: string): string {
  const path = fileURLToPath(new URL(`../../../operations/database/${script}`, import.meta.url))
  const PATH = [programs, process.env.POSTGRES_BIN, process.env.PATH].filter(Boolean).join(delimiter)
  const env = { PATH, DATABASE_URL_FILE: secretFile, LC_ALL: 'C' }
  return execFileSync('sh', [path, argument], { env, encoding: 'utf8', stdio: 'pipe' }).trim()
}

/** Runs the command for erasures as an operator does. @returns its exit code */
async function erase(...words: string[]): Promise<number> {
  const env = { DATABASE_URL: url, SIGNING_KEY: testConfig().signingKeys.join(' ') }
  return await runErase(words, { out: () => undefined, err: () => undefined, env, now: () => new Date() })
}

/** A server on the database as it is now. */
async function serve(): Promise<Upstream> {
  const database = await openPostgres(url, { connections: 2, waitMs: 120_000 }, () => undefined)
  return await startUpstream({ shared: await prepareStore(database) })
}

async function emptyDatabase(): Promise<void> {
  const seeded = inject('seeded')
  const name = new URL(url).pathname.slice(1)
  if (seeded.kind !== 'postgres') throw new Error('this test is for PostgreSQL')
  await administer(seeded.url, `drop database ${name} with (force)`)
  await administer(seeded.url, `create database ${name}`)
}

/** Every row of every table, in an order of its own, so that two databases can be compared. */
async function everything(): Promise<Record<string, string[]>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const tables = await client.query(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  )
  const found: Record<string, string[]> = {}
  for (const { name } of tables.rows) {
    const { rows } = await client.query(`select row::text as text from ${name} as row order by 1`)
    found[name] = rows.map(({ text }) => text)
  }
  await client.end()
  return found
}

const membership = {
  planId: 'LAYOVER-EXPLORER',
  additionalVisits: 2,
  email: 'amelia@example.com',
  expectedTotal: '228.00',
}

async function buy({ call }: Upstream): Promise<{ reference: unknown; key: unknown }[]> {
  const wanted = [
    ['/lounge/createOrder', '/lounge/confirmPaymentOrder', passOrder()],
    ['/purchasemembership/createOrder', '/purchasemembership/confirmPayment', membership],
  ] as const
  const bought = []
  for (const [create, confirm, body] of wanted) {
    const orderNo = (await call(create, body)).data?.orderNo
    const { data } = await call(confirm, { orderNo, payment: token })
    expect(data?.status).toBe('PAID')
    bought.push({ reference: data?.reference, key: data?.key })
  }
  return bought
}

const look = async (
  { call }: Pick<Upstream, 'call'>,
  orders: readonly { reference: unknown; key: unknown }[],
) => await Promise.all(orders.map(async (order) => (await call('/order/get', order)).data))

describe('backed up, destroyed and restored', () => {
  it('orders, passes and memberships are identical, and their links still work', async () => {
    const first = await serve()
    const orders = await buy(first)
    const original = await look(first, orders)
    expect(original).toEqual([
      expect.objectContaining({ status: 'PAID' }),
      expect.objectContaining({ status: 'PAID' }),
    ])
    const backup = run('backup.sh', folder)
    const before = await everything()
    expect(Object.keys(before)).toEqual(expect.arrayContaining(['orders', 'passes', 'memberships']))
    expect([before.passes?.length, before.memberships?.length]).toEqual([1, 1])

    await emptyDatabase()
    expect(run('restore.sh', backup)).toContain(`restored ${backup}\n`)
    expect(await everything()).toEqual(before)
    const restored = await startListening({ DATABASE_URL: url, DATA_DIR: join(folder, 'restored') })
    expect(await look(restored, orders)).toEqual(original)
  })

  it('a person who was erased after the backup is erased again by the journal of the next one', async () => {
    const { store } = await serve()
    await store.forgetOrders()
    await store.read.orders.insert({ ...createdOrder(new Date()), status: 'EXPIRED' })
    const backup = run('backup.sh', folder)
    expect(await erase('--email', 'amelia@example.com', '--yes')).toBe(EXIT.done)
    const journal = run('backup.sh', folder).replace(/dump$/, 'erasures')
    expect(statSync(journal).mode & 0o777).toBe(0o600)
    mkdirSync(join(folder, 'older'))
    writeFileSync(join(folder, 'older', basename(journal)), '')

    await emptyDatabase()
    expect(run('restore.sh', backup)).toContain(`erase --replay ${journal}`)
    expect((await everything()).orders?.join()).toContain('amelia@example.com')
    expect(await erase('--replay', journal)).toBe(EXIT.done)
    const rows = await everything()
    expect(rows.orders).toHaveLength(1)
    expect(Object.values(rows).join()).not.toContain('amelia@example.com')
  })

  it('backups and journals of 35 days ago are deleted once a new one is in place', async () => {
    const old = mkdtempSync(join(folder, 'old-'))
    const made = (name: string, days: number) => {
      const time = Date.now() / 1000 - days * 24 * 60 * 60 - 60
      writeFileSync(join(old, name), '')
      utimesSync(join(old, name), time, time)
    }
    for (const end of ['dump', 'erasures']) {
      made(`layover-20260101T000000Z.${end}`, 35)
      made(`layover-20260102T000000Z.${end}`, 34)
    }
    made('layover-20260103T000000Z.dump.part', 1)
    made('notes', 400)
    mkdirSync(join(old, 'copies'))
    made('copies/layover-20260101T000000Z.dump', 400)
    const backup = basename(run('backup.sh', old))
    expect(readdirSync(old).sort()).toEqual(
      [
        'layover-20260102T000000Z.dump',
        'layover-20260102T000000Z.erasures',
        backup,
        backup.replace(/dump$/, 'erasures'),
        'notes',
        'copies',
      ].sort(),
    )
    expect(readdirSync(join(old, 'copies'))).toHaveLength(1)
  })

  it('a journal that cannot be read fails the backup, which leaves nothing', () => {
    const [into, programs] = [mkdtempSync(join(folder, 'into-')), mkdtempSync(join(folder, 'programs-'))]
    writeFileSync(join(programs, 'psql'), '#!/bin/sh\necho too many clients >&2\nexit 2\n', { mode: 0o700 })
    expect(() => run('backup.sh', into, programs)).toThrow(/too many clients/)
    expect(readdirSync(into)).toEqual([])
  })

  it('a backup is refused by a database with content', async () => {
    const backup = run('backup.sh', folder)
    const before = await everything()
    expect(() => run('restore.sh', backup)).toThrow(/the database holds \d+ tables/)
    expect(await everything()).toEqual(before)
  })

  it('half a backup leaves the database empty, and so does a missing one', async () => {
    const backup = run('backup.sh', folder)
    const half = join(folder, 'half.dump')
    const whole = readFileSync(backup)
    writeFileSync(half, whole.subarray(0, whole.length / 2))
    await emptyDatabase()
    expect(() => run('restore.sh', half)).toThrow()
    expect(() => run('restore.sh', join(folder, 'none.dump'))).toThrow(/is missing or empty/)
    expect(await everything()).toEqual({})
  })
})
