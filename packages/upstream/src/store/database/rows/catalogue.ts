import type { ServiceType } from '@layover/contracts'
import type { Generated } from 'kysely'
import type {
  AirportSize,
  CatalogueLane,
  CatalogueLounge,
  CouponType,
  MembershipPlan,
} from '../../../domain/catalogue.ts'

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

export type LoungeDetails = Omit<
  CatalogueLounge,
  'loungeCode' | 'airportCode' | 'currency' | 'entryPriceMinor' | 'prebookFeeMinor'
>
export type LaneDetails = Omit<CatalogueLane, 'cipCode' | 'airportCode' | 'currency' | 'priceMinor'>
export type PlanDetails = Omit<MembershipPlan, 'planId'>

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

/** One import of the catalogue: who did it when, and how many of each it had. */
export interface CatalogueImportRow {
  id: Generated<number>
  imported_at: Date
  imported_by: string
  note: string
  hash: string
  counts: Record<string, number>
}
