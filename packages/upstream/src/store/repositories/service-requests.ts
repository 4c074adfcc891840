import { sql } from 'kysely'
import type { Connection } from '../database/database.ts'
import type { ServiceRequestRow } from '../database/schema.ts'

/** What visitors wrote to us. */
export function serviceRequestRepository(connection: Connection) {
  return {
    /** Until the transaction ends, whoever sends the same content waits here. */
    lockDigest: async (digest: string): Promise<void> => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${digest}, 0))`.execute(connection)
    },

    /** The newest request of this digest that came at or after `since`. */
    findRepeated: async (digest: string, since: Date): Promise<ServiceRequestRow | undefined> =>
      await connection
        .selectFrom('service_requests')
        .selectAll()
        .where('digest', '=', digest)
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

    /**
     * Deletes what one person wrote, by email or membership number.
     *
     * @returns the references of what is gone
     */
    deleteOf: async (email: string, membershipNumber: string): Promise<string[]> => {
      const rows = await connection
        .deleteFrom('service_requests')
        .where((is) => is.or([is('email', '=', email), is('membership_number', '=', membershipNumber)]))
        .returning('reference')
        .execute()
      return rows.map(({ reference }) => reference)
    },
  }
}
