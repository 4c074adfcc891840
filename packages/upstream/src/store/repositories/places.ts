import type {
  CatalogueAirport,
  CatalogueLane,
  CatalogueLounge,
  MembershipPlan,
} from '../../domain/catalogue.ts'
import { airportColumns } from '../database/columns.ts'
import type { Connection } from '../database/database.ts'

/** Real airports of the catalogue. */
export function airportRepository(connection: Connection) {
  return {
    /** Every airport, sorted by code. */
    list: async (): Promise<CatalogueAirport[]> => {
      const rows = await connection.selectFrom('airports').select(airportColumns).orderBy('code').execute()
      return rows.map(({ country_code, time_zone, ...rest }) => ({
        ...rest,
        countryCode: country_code,
        timeZone: time_zone,
      }))
    },
  }
}

export function loungeRepository(connection: Connection) {
  return {
    /** Every lounge, in the catalogue's order. */
    list: async (): Promise<CatalogueLounge[]> => {
      const rows = await connection.selectFrom('lounges').selectAll().orderBy('position').execute()
      return rows.map((row) => ({
        ...row.details,
        loungeCode: row.lounge_code,
        airportCode: row.airport_code,
        currency: row.currency,
        entryPriceMinor: row.entry_price_minor,
        prebookFeeMinor: row.prebook_fee_minor,
      }))
    },
  }
}

export function laneRepository(connection: Connection) {
  return {
    /** Every fast-track lane, in the catalogue's order. */
    list: async (): Promise<CatalogueLane[]> => {
      const rows = await connection.selectFrom('lanes').selectAll().orderBy('position').execute()
      return rows.map((row) => ({
        ...row.details,
        cipCode: row.cip_code,
        airportCode: row.airport_code,
        currency: row.currency,
        priceMinor: row.price_minor,
      }))
    },
  }
}

export function planRepository(connection: Connection) {
  return {
    /** Every membership plan, in the catalogue's order. */
    list: async (): Promise<MembershipPlan[]> => {
      const rows = await connection.selectFrom('plans').selectAll().orderBy('position').execute()
      return rows.map((row) => ({ ...row.details, planId: row.plan_id }))
    },
  }
}
