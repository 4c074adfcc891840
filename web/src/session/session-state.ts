import type { JsonObject } from './json.ts'

/** A purchase's draft, opaque here. `null` without one. */
export type InputInfo = JsonObject | null

/**
 * The name of a purchase's draft (P41: `loungeBuypassInputInfo`, `membershipPurchaseInputInfo`, …). Any name of this
 * form is a purchase's, so the session needs no list of purchases.
 */
export type InputKey = `${string}InputInfo`

/** Whether a field of the session is a purchase's draft. */
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

/** One row of the airport search in the session. */
export type ShownAirport = {
  agentId: string
  code: string
  name: string
  city: string
  country: string
  supportLounge?: boolean | undefined
  supportCip?: boolean | undefined
}

/** The session's state (P41). It never holds a card or a password. */
export type SessionState = { readonly [Key in InputKey]?: InputInfo } & {
  /** The result of the discount check; empty without one (P133). */
  switchToken: string
  discountData: DiscountData
  /** The target of 'leave checkout'. */
  processGoBackPath: string
  /** The last address of this tab. It distinguishes a typed address from a reload; empty in a new tab. */
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
