import { sql } from 'kysely'
import type { Connection } from '../database/database.ts'
import type { ServiceRequestRow } from '../database/rows/requests.ts'

/** Forms of visitors. */
export function serviceRequestRepository(connection: Connection) {
  return { ...taking(connection), ...keeping(connection) }
}

function taking(connection: Connection) {
  return {
    /** Locks a digest until the transaction ends, so that a request with the same content waits. */
    lockDigest: async (digest: string): Promise<void> => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${digest}, 0))`.execute(connection)
    },

    /** The newest request with this digest since `since`, inclusive. */
    findRepeated: async (digests: readonly string[], since: Date): Promise<ServiceRequestRow | undefined> =>
      await connection
        .selectFrom('service_requests')
        .selectAll()
        .where('digest', 'in', digests)
        .where('created_at', '>=', since)
        .orderBy('created_at', 'desc')
        .executeTakeFirst(),

    /** @returns false when the reference is taken: draw another one */
    insert: async (request: ServiceRequestRow): Promise<boolean> => {
      const content = JSON.stringify(request.content) as unknown as ServiceRequestRow['content']
      const result = await connection
        .insertInto('service_requests')
        .values({ ...request, content })
        .onConflict((conflict) => conflict.column('reference').doNothing())
        .executeTakeFirst()
      return result.numInsertedOrUpdatedRows === 1n
    },

    find: async (reference: string): Promise<ServiceRequestRow | undefined> =>
      await connection
        .selectFrom('service_requests')
        .selectAll()
        .where('reference', '=', reference)
        .executeTakeFirst(),
  }
}

function keeping(connection: Connection) {
  return {
    /** Deletes forms up to an instant and returns their references. */
    deleteBefore: async (instant: Date, limit: number): Promise<string[]> => {
      const rows = await connection
        .deleteFrom('service_requests')
        .where('reference', 'in', (query) =>
          query
            .selectFrom('service_requests')
            .select('reference')
            .where('created_at', '<=', instant)
            .limit(limit)
            .forUpdate()
            .skipLocked(),
        )
        .returning('reference')
        .execute()
      return rows.map(({ reference }) => reference)
    },

    /** The forms up to an instant that a person sent, or that contain the address anywhere in their text. */
    findOf: async (
      { email, membershipNumber }: { email: string; membershipNumber: string | undefined },
      until: Date,
    ): Promise<ServiceRequestRow[]> =>
      await connection
        .selectFrom('service_requests')
        .selectAll()
        .where('created_at', '<=', until)
        .where(({ or, eb }) =>
          or([
            eb('email', '=', email),
            eb('membership_number', '=', membershipNumber ?? ''),
            eb(sql`position(${email} in lower(content::text))`, '>', 0),
          ]),
        )
        .orderBy('created_at')
        .execute(),

    deleteAll: async (references: readonly string[]): Promise<void> => {
      if (references.length > 0)
        await connection.deleteFrom('service_requests').where('reference', 'in', references).execute()
    },

    /** Forms behind a reference in the alphabet, for a walk over all of them. */
    listAfter: async (last: string, limit: number): Promise<ServiceRequestRow[]> =>
      await connection
        .selectFrom('service_requests')
        .selectAll()
        .where('reference', '>', last)
        .orderBy('reference')
        .limit(limit)
        .execute(),
  }
}
