import { sql } from 'kysely'
import type { DiscountCode } from '../../domain/catalogue.ts'
import { discountColumns } from '../database/columns.ts'
import type { Connection } from '../database/database.ts'
import type { DiscountRow } from '../database/rows/catalogue.ts'

/** The discount codes of the catalogue: those of an operator, without the samples (P402) and without withdrawn ones. */
export function catalogueCodeRepository(connection: Connection) {
  return {
    /** Every code of the catalogue, in no order. */
    list: async (): Promise<DiscountCode[]> => {
      const rows = await connection
        .selectFrom('discount_codes')
        .select(discountColumns)
        .where('is_sample', '=', false)
        .where('withdrawn_at', 'is', null)
        .execute()
      return rows.map(codeOf)
    },

    /** Adds the codes and changes those that are there. Their uses stay, also those of a sample of the same name. */
    write: async (codes: readonly DiscountCode[]): Promise<void> => {
      const rows = JSON.stringify(codes.map((code) => discountRow(code, { isSample: false })))
      const columns = sql.join(discountColumns.map((name) => sql.ref(name)))
      const changes = discountColumns.map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`)
      await sql`insert into discount_codes (${columns})
        select ${columns} from jsonb_populate_recordset(null::discount_codes, ${rows}::jsonb)
        on conflict (code) do update set ${sql.join(changes)}`.execute(connection)
    },

    /** Ends the catalogue's other codes. Their rows stay, since orders refer to them (P563). */
    withdrawOthers: async (codes: readonly DiscountCode[], now: Date): Promise<void> => {
      const kept = codes.map(({ code }) => code)
      await connection
        .updateTable('discount_codes')
        .set({ withdrawn_at: now, valid_until: sql`least(valid_until, ${now}::timestamptz)` })
        .where('is_sample', '=', false)
        .where('withdrawn_at', 'is', null)
        .where(sql<boolean>`code <> all(${kept}::text[])`)
        .execute()
    },
  }
}

/** A code as a row. */
export function discountRow(code: DiscountCode, { isSample }: { readonly isSample: boolean }): DiscountRow {
  return {
    code: code.code,
    coupon_type: code.couponType,
    value: code.value,
    currency: code.currency,
    service_types: [...code.serviceTypes],
    valid_from: new Date(code.validFrom),
    valid_until: new Date(code.validUntil),
    max_redemptions: code.maxRedemptions,
    max_per_email: code.maxPerEmail,
    initial_redemptions: code.initialRedemptions,
    is_sample: isSample,
    withdrawn_at: null,
  }
}

function codeOf(row: DiscountRow): DiscountCode {
  return {
    code: row.code,
    couponType: row.coupon_type,
    value: row.value,
    currency: row.currency,
    serviceTypes: row.service_types,
    validFrom: row.valid_from.toISOString(),
    validUntil: row.valid_until.toISOString(),
    maxRedemptions: row.max_redemptions,
    maxPerEmail: row.max_per_email,
    initialRedemptions: row.initial_redemptions,
  }
}
