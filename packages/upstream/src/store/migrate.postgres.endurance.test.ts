import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { killServers, SERVERS_MS, startListening, startServer, until } from '../server-process.test-kit.ts'
import { readMigrations } from './migrations.ts'
import { administer, databaseAt } from './test-databases.test-kit.ts'

const root = mkdtempSync(join(tmpdir(), 'layover-first-start-'))
const name = `layover_empty_${randomBytes(6).toString('hex')}`
const server = () => {
  const seeded = inject('seeded')
  if (seeded.kind !== 'postgres') throw new Error('this test is for PostgreSQL')
  return seeded.url
}

beforeAll(async () => await administer(server(), `create database ${name}`))
afterAll(async () => {
  killServers()
  rmSync(root, { recursive: true, force: true })
  await administer(server(), `drop database ${name} with (force)`)
})

async function rows(statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: databaseAt(server(), name) })
  await client.connect()
  const answer = await client.query(statement)
  await client.end()
  return answer.rows
}

/** The end of a server that does not serve, with all that it wrote. */
async function endOf({ child, output }: ReturnType<typeof startServer>) {
  const [code] = await once(child, 'close')
  return { code, ...output }
}

describe('servers on one PostgreSQL', () => {
  it(
    'that start at once on an empty database migrate it once, and all of them serve',
    async () => {
      const DATABASE_URL = databaseAt(server(), name)
      const started = await Promise.all(
        ['a', 'b', 'c'].map(
          async (each) => await startListening({ DATABASE_URL, DATA_DIR: join(root, each) }),
        ),
      )
      const ready = await Promise.all(
        started.map(async ({ url }) => (await fetch(`${url}/health/ready`)).status),
      )
      expect(ready).toEqual([200, 200, 200])
      const applied = await rows('select number, checksum from schema_migrations order by number')
      expect(applied).toEqual(readMigrations().map(({ number, checksum }) => ({ number, checksum })))
      const [lounges] = await rows(
        'select count(*)::int as all, count(distinct lounge_code)::int as codes from lounges',
      )
      expect(lounges?.all).toBe(lounges?.codes)
      expect(lounges?.all).toBeGreaterThan(1_300)
    },
    SERVERS_MS,
  )

  it(
    'do not start on a schema that refuses them, and name the migration, as a check does before',
    async () => {
      const env = { DATABASE_URL: databaseAt(server(), name), DATA_DIR: join(root, 'old') }
      const known = readMigrations().length
      const before = await endOf(startServer(env, ['--check']))
      expect(before).toMatchObject({ code: 0, err: '' })
      expect(before.out).toContain(
        `\nThe database has schema ${known}, this release knows ${known}: it may start.\n`,
      )
      await rows(`insert into schema_migrations (number, name, checksum, older_releases)
        values (${known + 1}, 'later', '', 'refused, because they pay twice')`)
      const { code, err } = await endOf(startServer(env))
      expect(code).toBe(1)
      expect(await endOf(startServer(env, ['--check']))).toEqual({ code, out: '', err })
      expect(err).toMatch(
        /^upstream: the database has schema \d+ \(later\), this release knows \d+: .* refused, because they pay twice; use a newer release\n$/,
      )
    },
    SERVERS_MS,
  )

  it(
    'do not start on an address without a database, and show no password',
    async () => {
      const address = new URL(databaseAt(server(), `${name}_missing`))
      const { child, output } = startServer({ DATABASE_URL: address.href, DATA_DIR: join(root, 'none') })
      await until(() => child.exitCode ?? undefined)
      expect(child.exitCode).toBe(1)
      expect(output.err).toMatch(
        /^upstream: DATABASE_URL: the database cannot be reached: .*does not exist\n$/,
      )
      expect(output.err).not.toContain(address.password)
    },
    SERVERS_MS,
  )
})
