import { type Insertable, type Selectable, sql } from 'kysely'
import type { Connection } from '../database/database.ts'
import type { CatalogueImportRow } from '../database/rows/catalogue.ts'

/** An arbitrary number, the same in every release of this server. */
const IMPORT_LOCK = 3_001_002

/** The history of imports; the number of the last one is the catalogue's version. */
export function catalogueImportRepository(connection: Connection) {
  return {
    /** Waits for other imports and readers, and keeps both out until the transaction ends. */
    lock: async (): Promise<void> => {
      await sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`.execute(connection)
    },

    /** Keeps imports out until the transaction ends, so that all its reads see one catalogue. */
    lockForReading: async (): Promise<void> => {
      await sql`select pg_advisory_xact_lock_shared(${IMPORT_LOCK})`.execute(connection)
    },

    /** The version of the catalogue; 0 where none was ever imported. */
    version: async (): Promise<number> => {
      const last = await connection
        .selectFrom('catalogue_imports')
        .select('id')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst()
      return last?.id ?? 0
    },

    /** Every import, the last one first. */
    list: async (): Promise<Selectable<CatalogueImportRow>[]> =>
      await connection.selectFrom('catalogue_imports').selectAll().orderBy('id', 'desc').execute(),

    /** Adds an import, which makes a new version. */
    insert: async (row: Insertable<CatalogueImportRow>): Promise<void> => {
      await connection.insertInto('catalogue_imports').values(row).execute()
    },
  }
}
