import { createHash } from 'node:crypto'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Catalogue, HelpTopics } from '../domain/catalogue.ts'
import type { Schema } from './database/schema.ts'

/** The tables that are rewritten as a whole, each after the tables that it refers to. */
const catalogueTables = [
  'airports',
  'lounges',
  'lanes',
  'plans',
  'legal_texts',
  'help_groups',
  'help_questions',
] as const

const SEED_LOCK = 3_001_002

/**
 * Writes the catalogue in one transaction when it differs from the one that was written last.
 *
 * @returns whether anything was written
 */
export async function seedCatalogue(kysely: Kysely<Schema>, source: Catalogue): Promise<boolean> {
  const tables = rowsOf(source)
  const hash = createHash('sha256').update(JSON.stringify(tables)).digest('hex')
  return await kysely.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${SEED_LOCK})`.execute(trx)
    const seeded = await trx.selectFrom('catalogue_version').select('hash').executeTakeFirst()
    if (seeded?.hash === hash) return false
    for (const table of [...catalogueTables].reverse()) await trx.deleteFrom(table).execute()
    for (const table of catalogueTables) await insertAll(trx, table, tables[table])
    await trx.deleteFrom('catalogue_version').execute()
    await trx.insertInto('catalogue_version').values({ hash }).execute()
    return true
  })
}

/**
 * Writes a whole table with one statement: PostgreSQL itself unpacks the rows. Columns are named, so that one of a newer release
 * gets its default.
 */
async function insertAll(
  trx: Transaction<Schema>,
  table: keyof Schema,
  rows: readonly object[],
): Promise<void> {
  const name = sql.table(table)
  const columns = sql.join([...new Set(rows.flatMap(Object.keys))].map((column) => sql.ref(column)))
  await sql`insert into ${name} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${name}, ${JSON.stringify(rows)}::jsonb)`.execute(
    trx,
  )
}

function rowsOf({ airports, lounges, lanes, plans, legalTexts, helpTopics }: Catalogue) {
  return {
    airports: airports.map(({ countryCode, timeZone, ...rest }) => ({
      ...rest,
      country_code: countryCode,
      time_zone: timeZone,
    })),
    lounges: lounges.map(
      ({ loungeCode, airportCode, currency, entryPriceMinor, prebookFeeMinor, ...details }, position) => ({
        lounge_code: loungeCode,
        position,
        airport_code: airportCode,
        details,
        currency,
        entry_price_minor: entryPriceMinor,
        prebook_fee_minor: prebookFeeMinor,
      }),
    ),
    lanes: lanes.map(({ cipCode, airportCode, currency, priceMinor, ...details }, position) => ({
      cip_code: cipCode,
      position,
      airport_code: airportCode,
      details,
      currency,
      price_minor: priceMinor,
    })),
    plans: plans.map(({ planId, ...details }, position) => ({ plan_id: planId, position, details })),
    legal_texts: legalTexts.map(({ updatedAt, ...rest }, position) => ({
      ...rest,
      position,
      updated_at: updatedAt,
    })),
    ...helpRowsOf(helpTopics),
  }
}

function helpRowsOf({ groups, questions, popularIds }: HelpTopics) {
  return {
    help_groups: groups.map((group, position) => ({ ...group, position })),
    help_questions: questions.map((question, position) => {
      const popular = popularIds.indexOf(question.id)
      return { ...question, position, popular_position: popular < 0 ? null : popular }
    }),
  }
}
