import type { Connection } from '../database/database.ts'
import type { BookingSearchRow } from '../database/rows/requests.ts'

/** A search as a visitor sent it: an address in small letters, and perhaps a reference. */
export type BookingSearch = Pick<BookingSearchRow, 'email' | 'reference'>

/** The queue of searches for bookings; nothing in it is known to be anybody's address. */
export function bookingSearchRepository(connection: Connection) {
  return {
    insert: async (search: BookingSearch, now: Date): Promise<void> => {
      await connection
        .insertInto('booking_searches')
        .values({ ...search, created_at: now })
        .execute()
    },

    /** Takes the longest waiting searches out of the queue; those that another server is answering are skipped. */
    take: async (limit: number): Promise<BookingSearch[]> =>
      await connection
        .deleteFrom('booking_searches')
        .where('id', 'in', (query) =>
          query
            .selectFrom('booking_searches')
            .select('id')
            .orderBy('id')
            .limit(limit)
            .forUpdate()
            .skipLocked(),
        )
        .returning(['email', 'reference'])
        .execute(),

    deleteOf: async (email: string): Promise<void> => {
      await connection.deleteFrom('booking_searches').where('email', '=', email).execute()
    },
  }
}
