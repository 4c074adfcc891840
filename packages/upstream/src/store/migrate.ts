import { type Kysely, sql } from 'kysely'
import type { Schema } from './database/schema.ts'
import { StoreError } from './database/store-error.ts'
import { type Migration, readMigrations } from './migrations.ts'

/** An arbitrary number, the same in every release of this server. */
const MIGRATION_LOCK = 3_001_001

/**
 * Migrates the schema to this release, each migration once, in one transaction with a lock: servers that start
 * together wait for one another.
 *
 * @throws StoreError when the schema is newer than this release, or a migration was changed after it ran
 */
export async function migrate(kysely: Kysely<Schema>, migrations = readMigrations()): Promise<void> {
  await kysely.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(trx)
    await sql`create table if not exists schema_migrations (
      number integer primary key, name text not null, checksum text not null, applied_at timestamptz not null default now()
    )`.execute(trx)
    const applied = await trx.selectFrom('schema_migrations').selectAll().orderBy('number').execute()
    refuseForeignSchema(applied, migrations)
    for (const { number, name, sql: text, checksum } of migrations.slice(applied.length)) {
      await sql.raw(text).execute(trx)
      await trx.insertInto('schema_migrations').values({ number, name, checksum }).execute()
    }
  })
}

function refuseForeignSchema(
  applied: readonly { number: number; name: string; checksum: string }[],
  known: readonly Migration[],
): void {
  const newest = applied.at(-1)
  if (newest !== undefined && newest.number > known.length) {
    throw new StoreError(
      `the database has schema ${newest.number} (${newest.name}), this release knows ${known.length}: use a newer release`,
    )
  }
  for (const row of applied) {
    if (known[row.number - 1]?.checksum !== row.checksum) {
      throw new StoreError(`migration ${row.number} (${row.name}) is not the one that ran on this database`)
    }
  }
}
