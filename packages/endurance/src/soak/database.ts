import { randomBytes } from 'node:crypto'
import { bringPostgres, POSTGRES_MISSING } from '@layover/toolchain/postgres'
import { fail } from '@layover/toolchain/print'
import pg from 'pg'

/** A PostgreSQL database of our own, beside the upstreams that use it. */
export interface Database {
  readonly url: string
  readonly query: (sql: string) => Promise<unknown[]>
  readonly remove: () => Promise<void>
}

async function run(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

/** An empty one, on the server that TEST_DATABASE_URL names or one of this machine whose commits wait for the disk. */
export async function createDatabase(): Promise<Database> {
  const postgres = (await bringPostgres({ isDurable: true })) ?? fail(POSTGRES_MISSING)
  const name = `layover_soak_${randomBytes(6).toString('hex')}`
  await run(postgres.url, `create database ${name}`)
  const url = new URL(postgres.url)
  url.pathname = name
  return {
    url: url.href,
    query: async (sql) => await run(url.href, sql),
    remove: async () => {
      await run(postgres.url, `drop database ${name} with (force)`)
      await postgres.stop()
    },
  }
}
