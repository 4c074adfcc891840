import type { JsonObject } from './json.ts'

/** What a visitor typed into one purchase: the checkout's draft, opaque here. `null` while there is none. */
export type InputInfo = JsonObject | null

/** The spec's names of the four purchases' saved inputs. */
export const INPUT_KEYS = [
  'loungeBuypassInputInfo',
  'ftInputInfo',
  'loungePrebookInputInfo',
  'membershipPurchaseInputInfo',
] as const
export type InputKey = (typeof INPUT_KEYS)[number]

/** Spec §3. `deductType` and `deductValue` are the price's couponType and couponValue (ruling 44). */
export type DiscountData = {
  discountCode: string
  discountCodeValid: boolean
  deductValue: string
  deductType: number | null
}

/** One row of the airport search, as it is kept for the session. */
export type ShownAirport = {
  agentId: string
  code: string
  name: string
  city: string
  country: string
}

/** The spec's session-kept state under the spec's own names (§3). Never a card, never a password. */
export type SessionState = Record<InputKey, InputInfo> & {
  /** What the discount check returned; empty without one (ruling 8). */
  switchToken: string
  discountData: DiscountData
  /** Where 'leave checkout' goes. */
  processGoBackPath: string
  /** `app` while the shop is embedded, else empty. */
  isFrom: string
  searchAirportKeyword: string
  searchAirportShowList: readonly ShownAirport[]
}

export const NO_DISCOUNT: DiscountData = {
  discountCode: '',
  discountCodeValid: false,
  deductValue: '',
  deductType: null,
}

export const DEFAULT_SESSION: SessionState = {
  switchToken: '',
  loungeBuypassInputInfo: null,
  ftInputInfo: null,
  loungePrebookInputInfo: null,
  membershipPurchaseInputInfo: null,
  discountData: NO_DISCOUNT,
  processGoBackPath: '/',
  isFrom: '',
  searchAirportKeyword: '',
  searchAirportShowList: [],
}
