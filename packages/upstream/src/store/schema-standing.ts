import { sql } from 'kysely'
import type { Connection } from './database/database.ts'
import { StoreError } from './database/store-error.ts'
import { type Migration, READ_AND_WRITE, readMigrations } from './migrations.ts'

/** A migration as the database remembers it. */
interface AppliedMigration {
  readonly number: number
  readonly name: string
  readonly checksum: string
  /** Absent before the migration that adds the column. */
  readonly older_releases?: string | null
}

/** How a database stands to a release that may start on it. */
export interface SchemaStanding {
  /** The number of the last migration that ran; 0 for an empty database. */
  readonly schema: number
  /** The number of the last migration that the release has. */
  readonly known: number
  /** What a start will run. */
  readonly pending: readonly Migration[]
}

const named = ({ number, name }: { number: number; name: string }) => `${number} (${name})`

/** The migrations that ran, in order; none in an empty database. */
export async function readApplied(connection: Connection): Promise<AppliedMigration[]> {
  const { rows } = await sql<{ isThere: boolean }>`
    select to_regclass('schema_migrations') is not null as "isThere"`.execute(connection)
  if (rows[0]?.isThere !== true) return []
  return await connection.selectFrom('schema_migrations').selectAll().orderBy('number').execute()
}

/**
 * Compares the migrations that ran with those that a release has. Newer ones are taken where each declares that older
 * releases read and write (P591).
 *
 * @throws StoreError with one line that names the migration: it refuses older releases, was changed after it ran, or is missing
 */
export function schemaStanding(
  applied: readonly AppliedMigration[],
  migrations: readonly Migration[],
): SchemaStanding {
  for (const [index, row] of applied.entries()) {
    if (row.number !== index + 1) throw new StoreError(`the database lacks migration ${index + 1}`)
    const migration = migrations[index]
    if (migration !== undefined && migration.checksum !== row.checksum)
      throw new StoreError(`migration ${named(row)} is not the one that ran on this database`)
  }
  const known = migrations.length
  const newest = applied.at(-1)
  const refusing = applied.slice(known).find((row) => row.older_releases !== READ_AND_WRITE)
  if (newest !== undefined && refusing !== undefined) {
    const why = refusing.older_releases ?? 'refused, because it does not say that they may use it'
    throw new StoreError(
      `the database has schema ${named(newest)}, this release knows ${known}: to migration ${named(refusing)} older releases are ${why}; use a newer release`,
    )
  }
  return { schema: applied.length, known, pending: migrations.slice(applied.length) }
}

/**
 * For a command beside servers, which may be of an older release: what has to be migrated is left to a start (P592).
 *
 * @throws StoreError with one line, where a start has to come first or this release cannot use the database
 */
export async function requireMigrated(connection: Connection, migrations = readMigrations()): Promise<void> {
  const { schema, known, pending } = schemaStanding(await readApplied(connection), migrations)
  if (schema === 0)
    throw new StoreError(
      'the database has no tables of the shop: is it the right one? A start of the upstream makes them',
    )
  if (pending.length > 0)
    throw new StoreError(
      `the database has schema ${schema}, this release knows ${known}: the start of its upstream migrates the database, no command does; until then use the release that runs`,
    )
}

/** What an operator reads before a start: whether it will succeed, what it changes, and whether there is a way back (P592). */
export function standingInWords({ schema, known, pending }: SchemaStanding): string[] {
  const line = `The database has schema ${schema}, this release knows ${known}:`
  if (schema > known) return [`${line} it may start, since newer migrations only added to it.`]
  if (pending.length === 0) return [`${line} it may start.`]
  const closing = pending.filter(({ olderReleases }) => olderReleases !== READ_AND_WRITE)
  return [
    `${line} its start migrates the database.`,
    ...(schema > 0 && closing.length === 0
      ? [`A release that knows ${schema} may start again afterwards.`]
      : []),
    ...(schema > 0 ? closing : []).map(
      (each) =>
        `No way back: to migration ${named(each)} older releases are ${each.olderReleases ?? 'refused'}.`,
    ),
  ]
}
