import type { ServiceType } from '@layover/contracts'
import type { Generated } from 'kysely'
import type {
  AirportSize,
  CatalogueLane,
  CatalogueLounge,
  CouponType,
  MembershipPlan,
  PricedThing,
} from '../../domain/catalogue.ts'
import type { OrderStatus } from '../../domain/order-machine.ts'
import type { PaidCard } from '../../domain/paid-card.ts'

/** Instants arrive as Date, `date` as text, bigint as a safe integer (see `column-parsers.ts`). */
export interface AirportRow {
  code: string
  icao: string
  name: string
  city: string
  country: string
  country_code: string
  latitude: number
  longitude: number
  time_zone: string
  size: AirportSize
}

type LoungeDetails = Omit<
  CatalogueLounge,
  'loungeCode' | 'airportCode' | 'currency' | 'entryPriceMinor' | 'prebookFeeMinor'
>
type LaneDetails = Omit<CatalogueLane, 'cipCode' | 'airportCode' | 'currency' | 'priceMinor'>
type PlanDetails = Omit<MembershipPlan, 'planId'>

export interface Lead {
  firstName: string
  lastName: string
  email: string
  mobile?: { telAbbr: string; number: string }
}

/** When and where a pre-booked lounge or a lane is used. */
export interface Visit {
  placeCode: string
  placeName: string
  airportCode: string
  terminal: string
  securityType: string
  /** YYYY-MM-DD and HH:mm by the place's calendar and clock. */
  visitDate: string
  visitTime: string
  /** The same as a UTC instant. */
  startsAt: string
  timeZone: string
  flightNumber: string
}

/** The plan that a membership order is for. */
interface OrderedPlan {
  planId: string
  planName: string
  /** Visits of the plan and additional ones together. */
  visits: number
}

export interface OrderRow {
  order_no: string
  service_type: ServiceType
  status: OrderStatus
  reference: string
  agent_id: string
  lead: Lead
  passengers: { firstName: string; lastName: string }[]
  lines: { name: string; quantity: number; amountMinor: number }[]
  currency: string
  currency_symbol: string
  total_minor: number
  discount_code: string | null
  validity_months: number
  visit: Visit | null
  membership: OrderedPlan | null
  created_at: Date
  expires_at: Date
  paid_at: Date | null
  /** The card that paid; null for a free order, where the provider does not name it, and once it was emptied. */
  card: PaidCard | null
  /** The keyed hash of the visitor who ordered; null where the call named nobody, and once it was emptied. */
  visitor: string | null
  /** The order that this one replaced. */
  replaces: string | null
  /** When a person cancelled or refunded it: since then it opens to nobody. */
  cancelled_at: Date | null
  /** When its people were taken out; null while it names them. */
  emptied_at: Date | null
  /** Since when its people are to be forgotten as soon as it has closed. */
  erasure_requested_at: Date | null
}

export interface DiscountRow {
  code: string
  coupon_type: CouponType
  value: number
  currency: string | null
  service_types: ServiceType[]
  valid_from: Date
  valid_until: Date
  max_redemptions: number | null
  max_per_email: number | null
  initial_redemptions: number
  is_sample: boolean
  /** When an import that lacks the code ended it; null while the catalogue has it, and for samples. */
  withdrawn_at: Date | null
}

/**
 * `CAPTURED` paid its order. `UNAVAILABLE` certainly charged nothing and is no attempt of the visitor's (P371). The last
 * two moved money without paying an order, and wait for a person: another amount
 * than the order's, or a second capture.
 */
export type AttemptOutcome = 'CAPTURED' | 'REJECTED' | 'UNAVAILABLE' | 'AMOUNT_MISMATCH' | 'SURPLUS_CAPTURE'

export interface AttemptRow {
  order_no: string
  attempt: number
  merchant_reference: string
  /** The key of its confirm call; null on an attempt of an earlier release. */
  idempotency_key: string | null
  outcome: AttemptOutcome | null
  reason_code: string | null
  provider_payment_id: string | null
  started_at: Date
  settled_at: Date | null
  /** The time of the next query to the provider; null for never. */
  next_check_at: Date | null
  /** When a person dealt with money that paid no order. */
  handled_at: Date | null
  /** Who tried to pay, by the gateway's keyed hashes; null without them, or once the attempt has forgotten them. */
  visitor: string | null
  network: string | null
  /** When the turn began in which it was made (P486); null for one that needed none. */
  turn_at: Date | null
}

/** A visitor in the queue of a network: since when they wait, and when they last asked for their turn. */
export interface PaymentTurnRow {
  visitor: string
  network: string
  waits_since: Date
  asked_at: Date
  /** Of the first one: not before this instant its turn begins. */
  turn_at: Date | null
}

export interface PassRow {
  number: string
  order_no: string
  position: number
  name: string
  valid_from: string
  valid_until: string
}

/** Places of a visit time: held until `expires_at`, or the order's for as long as the order may be paid or is. */
export interface SlotClaimRow {
  claim_id: string
  place_code: string
  starts_at: Date
  places: number
  /** Those above a network's share of the slot. */
  above_share: number
  held_since: Date
  expires_at: Date
  order_no: string | null
  /** The owner by the gateway's keyed hashes; null without one, or once the claim has forgotten it. */
  visitor: string | null
  network: string | null
}

export interface MembershipRow {
  membership_number: string
  activation_code: string
  order_no: string
  valid_from: string
  valid_until: string
}

/** A visitor's form; `content` has the cleaned fields. */
export interface ServiceRequestRow {
  reference: string
  kind: 'contact' | 'feedback'
  digest: string
  agent_id: string
  email: string | null
  /** Without spaces and hyphens, in capitals. */
  membership_number: string | null
  content: ServiceRequestContent
  created_at: Date
}

export interface ServiceRequestContent {
  fullName?: string
  email?: string
  mobile?: { telAbbr: string; number: string }
  region?: string
  service?: string
  contactReason?: string
  bookingReference?: string
  membershipNumber?: string
  rating?: number
  message: string
}

/** A mail that was written when it was queued. */
interface WrittenMail {
  subject: string
  text: string
  replyTo?: string
  /** The support mailbox where it is absent. */
  to?: string
}

/** The confirmation of a paid order, which is written from the order when it is sent. */
interface ConfirmationMail {
  /** The order's number. */
  confirms: string
  /** Which of the order's further addresses it goes to; that of the order without it. */
  further?: number
}

/** Bookings that a visitor searched for, which are written from the orders when it is sent. */
interface BookingsMail {
  /** The orders' numbers. */
  lists: readonly string[]
  /** The tag of the mailbox that was searched for, which each of them has; that of the orders without it. */
  mailbox?: string
}

export type MailContent = WrittenMail | ConfirmationMail | BookingsMail

export interface MailRow {
  /** Unique; the mail's name in the outbox and the log. */
  name: string
  content: MailContent | null
  attempts: number
  next_attempt_at: Date | null
  sent_at: Date | null
  created_at: Date
}

/** A further address of a paid order, to which its buyer had the confirmation mailed. */
export interface OrderAddressRow {
  order_no: string
  /** 1, 2 or 3. */
  position: number
  email: string
  created_at: Date
}

export interface BookingSearchRow {
  id: Generated<number>
  /** In small letters. */
  email: string
  reference: string | null
  created_at: Date
}

export interface AccountRow {
  /** Without spaces and hyphens, in capitals. */
  membership_number: string
  email: string
  full_name: string
  password_hash: string
  membership_status: 'ACTIVE' | 'CANCELLED'
  /** YYYY-MM-DD by the UTC calendar; null without a deletion request. */
  deletion_date: string | null
  created_at: Date
}

/** One import of the catalogue: who did it when, and how many of each it had. */
export interface CatalogueImportRow {
  id: Generated<number>
  imported_at: Date
  imported_by: string
  note: string
  hash: string
  counts: Record<string, number>
}

/** What a person did to an order at the desk. It names no visitor. */
export interface OrderActRow {
  id: Generated<number>
  acted_at: Date
  acted_by: string
  act: 'settle' | 'refund' | 'resend'
  order_no: string | null
  attempt: number | null
  reason: string
  result: string
}

/** Money that is given back, or was once `refunded_at` is set. */
export interface RefundRow {
  /** The refund's name at the provider, and its idempotence key. */
  merchant_reference: string
  order_no: string
  attempt: number
  provider_payment_id: string
  amount_minor: number
  currency: string
  asked_at: Date
  refund_id: string | null
  refunded_at: Date | null
}

/** Counts of differences by kind; a kind without one may be absent. */
export type DifferenceCounts = Readonly<Record<string, number>>

interface ReconciliationRow {
  /** YYYY-MM-DD by UTC. */
  day: string
  reconciled_at: Date
  differences: DifferenceCounts
}

/** The tables, as types for Kysely's queries. The SQL in `migrations/` defines them. */
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
