import type { ServiceType } from '@layover/contracts'
import type { Generated } from 'kysely'
import type { OrderStatus } from '../../../domain/order-machine.ts'
import type { PaidCard } from '../../../domain/paid-card.ts'

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

/** A further address of a paid order, to which its buyer had the confirmation mailed. */
export interface OrderAddressRow {
  order_no: string
  /** 1, 2 or 3. */
  position: number
  email: string
  created_at: Date
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
