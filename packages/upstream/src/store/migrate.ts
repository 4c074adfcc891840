import { type Kysely, sql } from 'kysely'
import type { Schema } from './database/schema.ts'
import { readMigrations } from './migrations.ts'
import { readApplied, schemaStanding } from './schema-standing.ts'

/** An arbitrary number, the same in every release of this server. */
const MIGRATION_LOCK = 3_001_001

/**
 * Migrates the schema to this release, each migration once, in one transaction with a lock: servers that start
 * together wait for one another. A schema that is newer by additions stays as it is (P591).
 *
 * @throws StoreError when a newer migration refuses older releases, or one was changed after it ran
 */
export async function migrate(kysely: Kysely<Schema>, migrations = readMigrations()): Promise<void> {
  await kysely.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(trx)
    await sql`create table if not exists schema_migrations (
      number integer primary key, name text not null, checksum text not null, applied_at timestamptz not null default now()
    )`.execute(trx)
    const { pending } = schemaStanding(await readApplied(trx), migrations)
    for (const { number, name, sql: text, checksum } of pending) {
      await sql.raw(text).execute(trx)
      await trx.insertInto('schema_migrations').values({ number, name, checksum }).execute()
    }
    // Only now the column is there, whichever migration has added it.
    for (const { number, olderReleases } of pending) {
      if (olderReleases === undefined) continue
      await trx
        .updateTable('schema_migrations')
        .set({ older_releases: olderReleases })
        .where('number', '=', number)
        .execute()
    }
  })
}
