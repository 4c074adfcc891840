import { Kysely, PostgresDialect } from 'kysely'
import { expect, it } from 'vitest'
import { builtOnce } from './built-once.ts'
import type { Connection } from './database.ts'
import type { Schema } from './schema.ts'

/** A connection that notes what would be sent. */
function openNoted(sent: (readonly [text: string, values: readonly unknown[]])[]): Connection {
  const query = async (...statement: [string, readonly unknown[]]) => {
    sent.push(statement)
    return { command: 'UPDATE' as const, rowCount: 1, rows: [] }
  }
  const client = { query: query as never, release: () => undefined }
  const pool = { connect: async () => client, end: async () => undefined }
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
}

it('builds a statement by its first call alone, and sends the values of each', async () => {
  let built = 0
  const rename = builtOnce(['code', 'city'], (connection, { code, city }: { code: string; city: string }) => {
    built += 1
    return connection.updateTable('airports').set({ city, size: 'large' }).where('code', '=', code)
  })
  const sent: Parameters<typeof openNoted>[0] = []
  await rename(openNoted(sent), { code: 'LHR', city: 'London' })
  await rename(openNoted(sent), { code: 'ZRH', city: 'Zürich' })
  expect(built).toBe(1)
  const text = 'update "airports" set "city" = $1, "size" = $2 where "code" = $3'
  expect(sent).toEqual([
    [text, ['London', 'large', 'LHR']],
    [text, ['Zürich', 'large', 'ZRH']],
  ])
})
