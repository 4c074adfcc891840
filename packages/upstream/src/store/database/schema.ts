import type { Generated } from 'kysely'
import type { PricedThing } from '../../domain/catalogue.ts'
import type {
  AirportRow,
  CatalogueImportRow,
  DiscountRow,
  LaneDetails,
  LoungeDetails,
  PlanDetails,
} from './rows/catalogue.ts'
import type {
  MembershipRow,
  OrderActRow,
  OrderAddressRow,
  OrderRow,
  PassRow,
  SlotClaimRow,
} from './rows/orders.ts'
import type { AttemptRow, PaymentTurnRow, ReconciliationRow, RefundRow } from './rows/payments.ts'
import type { AccountRow, BookingSearchRow, MailRow, ServiceRequestRow } from './rows/requests.ts'

/**
 * The tables, as types for Kysely's queries. The SQL in `migrations/` defines them. Instants arrive as Date, `date` as text,
 * bigint as a safe integer (see `column-parsers.ts`).
 */
export interface Schema {
  schema_migrations: {
    number: number
    name: string
    checksum: string
    applied_at: Generated<Date>
    /** What a migration declares about older releases; null where it declares nothing. */
    older_releases: Generated<string | null>
  }
  catalogue_imports: CatalogueImportRow
  airports: AirportRow
  lounges: {
    lounge_code: string
    position: number
    airport_code: string
    details: LoungeDetails
    currency: string
    entry_price_minor: number
    prebook_fee_minor: number
  }
  lanes: {
    cip_code: string
    position: number
    airport_code: string
    details: LaneDetails
    currency: string
    price_minor: number
  }
  plans: { plan_id: string; position: number; details: PlanDetails }
  walk_up_price: {
    is_only: Generated<boolean>
    currency: string
    price_minor: number
    validity_months: number
  }
  scheduled_prices: {
    kind: PricedThing
    code: string
    valid_from: Date
    price_minor: number
    fee_minor: number | null
    additional_visit_price_minor: number | null
  }
  legal_texts: { type: string; position: number; title: string; updated_at: Date; body: string }
  help_groups: { type: string; position: number; title: string }
  help_questions: {
    id: string
    position: number
    type: string
    question: string
    answer: string
    popular_position: number | null
  }
  discount_codes: DiscountRow
  orders: OrderRow
  order_requests: {
    idempotency_key: string
    call_id: string
    body_hash: string | null
    order_no: string
    created_at: Date
  }
  discount_redemptions: {
    order_no: string
    code: string
    status: 'RESERVED' | 'REDEEMED' | 'RELEASED'
    /** A keyed hash of the email address; null on a use of an earlier release. */
    buyer: string | null
  }
  payment_attempts: AttemptRow
  payment_turns: PaymentTurnRow
  passes: PassRow
  visit_slots: { place_code: string; starts_at: Date }
  slot_claims: SlotClaimRow
  memberships: MembershipRow
  service_requests: ServiceRequestRow
  mails: MailRow
  booking_searches: BookingSearchRow
  order_addresses: OrderAddressRow
  attempt_windows: { subject: string; ends_at: Date; attempts: number }
  accounts: AccountRow
  erasures: { email_hash: string; erased_at: Date }
  order_acts: OrderActRow
  refunds: RefundRow
  reconciliations: ReconciliationRow
  reconciliation_rounds: { is_only: Generated<boolean>; begun_at: Date; ended_at: Date | null }
}
