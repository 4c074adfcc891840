import type { JsonObject } from './json.ts'

/** What a visitor typed into one purchase: the checkout's draft, opaque here. `null` while there is none. */
export type InputInfo = JsonObject | null

/**
 * Under which name a purchase keeps its inputs (P41: `loungeBuypassInputInfo`, `membershipPurchaseInputInfo`, …). Any
 * name of this form is a purchase's, so the session needs no list of purchases.
 */
export type InputKey = `${string}InputInfo`

/** Whether a field of the session is a purchase's inputs. */
export function isInputKey(name: string): name is InputKey {
  return /^\w{1,60}InputInfo$/.test(name)
}

/** `deductType` and `deductValue` are the price's couponType and couponValue (P43). */
export type DiscountData = {
  discountCode: string
  discountCodeValid: boolean
  deductValue: string
  deductType: number | null
}

/** One row of the airport search, as it is stored for the session. */
export type ShownAirport = {
  agentId: string
  code: string
  name: string
  city: string
  country: string
}

/** What the session keeps (P41). Never a card, never a password. */
export type SessionState = { readonly [Key in InputKey]?: InputInfo } & {
  /** What the discount check returned; empty without one (P133). */
  switchToken: string
  discountData: DiscountData
  /** Where 'leave checkout' goes. */
  processGoBackPath: string
  /** What this tab showed last, so that an address typed over it is known from a reload; empty in a new tab. */
  lastPage: string
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
  discountData: NO_DISCOUNT,
  processGoBackPath: '/',
  lastPage: '',
  isFrom: '',
  searchAirportKeyword: '',
  searchAirportShowList: [],
}
