import type { ScheduledPrice, WalkUpPrice } from '../../domain/catalogue.ts'
import type { Connection } from '../database/database.ts'

/** The price of a walk-up pass, and the prices that begin at an instant of their own. */
export function priceRepository(connection: Connection) {
  return {
    /** Undefined where no catalogue was ever imported. */
    walkUp: async (): Promise<WalkUpPrice | undefined> => {
      const row = await connection.selectFrom('walk_up_price').selectAll().executeTakeFirst()
      return (
        row && { currency: row.currency, priceMinor: row.price_minor, validityMonths: row.validity_months }
      )
    },

    /** Every scheduled price, in no order. */
    listScheduled: async (): Promise<ScheduledPrice[]> => {
      const rows = await connection.selectFrom('scheduled_prices').selectAll().execute()
      return rows.map((row) => ({
        kind: row.kind,
        code: row.code,
        validFrom: row.valid_from.toISOString(),
        priceMinor: row.price_minor,
        feeMinor: row.fee_minor,
        additionalVisitPriceMinor: row.additional_visit_price_minor,
      }))
    },
  }
}
