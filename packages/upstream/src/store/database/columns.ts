import type { AirportRow, DiscountRow } from './rows/catalogue.ts'
import type { MembershipRow, OrderRow, PassRow, SlotClaimRow } from './rows/orders.ts'
import type { AttemptRow } from './rows/payments.ts'

/** The names of all columns of a row; the compiler refuses a list that lacks one. */
function columnsOf<Row>(columns: { readonly [Name in keyof Row]-?: true }) {
  return Object.keys(columns) as (keyof Row & string)[]
}

export const airportColumns = columnsOf<AirportRow>({
  code: true,
  icao: true,
  name: true,
  city: true,
  country: true,
  country_code: true,
  latitude: true,
  longitude: true,
  time_zone: true,
  size: true,
})

export const orderColumns = columnsOf<OrderRow>({
  order_no: true,
  service_type: true,
  status: true,
  reference: true,
  agent_id: true,
  lead: true,
  passengers: true,
  lines: true,
  currency: true,
  currency_symbol: true,
  total_minor: true,
  discount_code: true,
  validity_months: true,
  visit: true,
  membership: true,
  created_at: true,
  expires_at: true,
  paid_at: true,
  card: true,
  visitor: true,
  replaces: true,
  cancelled_at: true,
  emptied_at: true,
  erasure_requested_at: true,
})

export const attemptColumns = columnsOf<AttemptRow>({
  order_no: true,
  attempt: true,
  merchant_reference: true,
  idempotency_key: true,
  outcome: true,
  reason_code: true,
  provider_payment_id: true,
  started_at: true,
  settled_at: true,
  next_check_at: true,
  handled_at: true,
  visitor: true,
  network: true,
  turn_at: true,
})

export const passColumns = columnsOf<PassRow>({
  number: true,
  order_no: true,
  position: true,
  name: true,
  valid_from: true,
  valid_until: true,
})

export const membershipColumns = columnsOf<MembershipRow>({
  membership_number: true,
  activation_code: true,
  order_no: true,
  valid_from: true,
  valid_until: true,
})

export const claimColumns = columnsOf<SlotClaimRow>({
  claim_id: true,
  place_code: true,
  starts_at: true,
  places: true,
  above_share: true,
  held_since: true,
  expires_at: true,
  order_no: true,
  visitor: true,
  network: true,
})

export const discountColumns = columnsOf<DiscountRow>({
  code: true,
  coupon_type: true,
  value: true,
  currency: true,
  service_types: true,
  valid_from: true,
  valid_until: true,
  max_redemptions: true,
  max_per_email: true,
  initial_redemptions: true,
  is_sample: true,
  withdrawn_at: true,
})
