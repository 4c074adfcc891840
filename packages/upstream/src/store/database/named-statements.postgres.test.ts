import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { administer } from '../test-databases.test-kit.ts'
import { createTestDatabase } from '../test-store.test-kit.ts'
import type { Database } from './database.ts'
import { openPostgres } from './open-postgres.ts'

let url: string
let forget: () => Promise<void>
let database: Database

beforeAll(async () => {
  const made = await createTestDatabase()
  url = made.url
  forget = made.forget
  database = await openPostgres(url, { connections: 1, waitMs: 120_000 }, () => undefined)
})
afterAll(async () => {
  await database.close()
  await forget()
})

const airports = () => database.kysely.selectFrom('airports').where('code', '=', 'LHR')
const prepared = async () =>
  await database.kysely
    .selectFrom('pg_prepared_statements' as 'airports')
    .select('name')
    .execute()

describe('a statement of one connection', () => {
  it('is prepared once, however often it is sent', async () => {
    const before = (await prepared()).length
    for (const code of ['LHR', 'ZRH', 'NONE'])
      await database.kysely.selectFrom('airports').select('city').where('code', '=', code).execute()
    expect(await prepared()).toHaveLength(before + 1)
  })

  it('is answered as before while a newer release adds a column', async () => {
    const read = async () => [
      await airports().select(['code', 'city']).executeTakeFirst(),
      await airports().selectAll().executeTakeFirst(),
    ]
    const [named, all] = await read()
    await administer(url, `alter table airports add column of_a_newer_release text default 'new'`)
    expect(await read()).toEqual([named, { ...all, of_a_newer_release: 'new' }])
  })

  it('is prepared again after it failed', async () => {
    const divide = async (by: number) =>
      await database.kysely
        .selectFrom('airports')
        .select(({ eb, val }) => eb(val(6), '/', eb.cast<number>(val(by), 'integer')).as('quotient'))
        .where('code', '=', 'LHR')
        .executeTakeFirst()
    await expect(divide(0)).rejects.toThrow('division by zero')
    expect(await divide(3)).toEqual({ quotient: 2 })
  })
})

describe('a transaction', () => {
  const begun = () => database.kysely.transaction().setIsolationLevel('read committed')
  const unlock = async (isToFail: boolean) =>
    await begun().execute(async (trx) => {
      const { code } = await trx
        .selectFrom('airports')
        .select('code')
        .where('code', '=', isToFail ? sql<string>`(1 / ${0}::integer)::text` : 'LHR')
        .executeTakeFirstOrThrow()
      const { isOpen } = await trx
        .selectNoFrom(sql<boolean>`now() <> statement_timestamp()`.as('isOpen'))
        .executeTakeFirstOrThrow()
      return { code, isOpen }
    })

  it('has begun before its first statement, after one that failed too, and ends without any', async () => {
    for (const isToFail of [false, true, false]) {
      const result = unlock(isToFail)
      if (isToFail) await expect(result).rejects.toThrow('division by zero')
      else expect(await result).toEqual({ code: 'LHR', isOpen: true })
    }
    await begun().execute(async () => undefined)
    expect(await unlock(false)).toEqual({ code: 'LHR', isOpen: true })
  })

  it('does nothing where it cannot begin', async () => {
    const other = await openPostgres(url, { connections: 1, waitMs: 120_000 }, () => undefined)
    const rename = async (city: string) =>
      await other.kysely
        .transaction()
        .setIsolationLevel('read committed')
        .execute(async (trx) => {
          await trx.updateTable('airports').set({ city }).where('code', '=', 'LHR').execute()
        })
    await rename('Before')
    await sql`deallocate all`.execute(other.kysely)
    await expect(rename('After')).rejects.toThrow('does not exist')
    expect(await airports().select('city').executeTakeFirst()).toEqual({ city: 'Before' })
    await other.close()
  })
})
