/**
 * The only list of the shop's addresses. Routes, links, redirects, the server's HTML, the sitemap and analytics use it.
 * Patterns have the router's syntax: `:name` is one segment, `:name?` an optional one, `*` the rest, if any.
 */
export const HOME = '/'
export const AIRPORT_LIST = '/airport-list/:pageType'
export const AIRPORT = '/airport/:agentId/:code'
export const LOUNGE = '/lounge/detail/:agentId/:code'
export const PRODUCTS = '/products/index'
export const PRODUCT = '/products/item/:productType'
export const LOUNGE_PASS = '/lounge/buypass/:result?'
export const PRE_BOOKING = '/lounge/:agentId/:loungeCode/prebook/:result?'
export const FAST_TRACK = '/fast-track/:agentId/:airportCode/:cipCode/:result?'
export const MEMBERSHIP = '/membership-purchase/*'
export const MEMBERSHIP_RESULT = '/membership-purchase/result/:result'
export const MEMBERSHIP_PLANS = '/membership-plan'
export const CONTACT = '/contact-us'
export const HELP = '/help-topics/index'
export const HELP_GROUP = '/help-topics/category/:type'
export const LEGAL = '/content/:pageType'
export const SURVEY = '/survey/tnc'
export const DELETION = '/delete-account/index'
export const DELETION_FORM = '/delete-account/form'
export const DELETION_RESULT = '/delete-account/result'

/** Fixed addresses that match a pattern above. Both searches take their text from the query parameter `wd`. */
export const AIRPORT_SEARCH = '/airport-list/search'
export const LOUNGE_PRODUCT = '/products/item/lounge'
export const FAST_TRACK_PRODUCT = '/products/item/fast-track'
export const HELP_SEARCH = '/help-topics/category/search'
export const MEMBERSHIP_CART = '/membership-purchase/index'
export const MEMBERSHIP_CHECKOUT = '/membership-purchase/checkout'

/** The first step of a walk-up purchase. It names no lounge, since a pass opens them all (P12, P124). */
export const BUY_PASS = '/lounge/buypass?step=1'

/** Addresses that redirect, each to the first page of its section (P9, P15, P18, P22). */
export const PRODUCTS_ENTRY = '/products'
export const HELP_ENTRY = '/help-topics'
export const DELETION_ENTRY = '/delete-account'
export const MEMBERSHIP_ENTRY = '/membership-purchase'

type Name<Part extends string> = Part extends `:${infer N}?` ? N : Part extends `:${infer N}` ? N : never

/** The names of a pattern's parts. */
type Params<Pattern extends string> = Pattern extends `${infer Part}/${infer Rest}`
  ? Name<Part> | Params<Rest>
  : Name<Pattern>

/**
 * Fills a pattern. Each value is encoded, so a `/`, `?` or `#` in it stays part of the value. A part without a value is
 * left out.
 */
export function pathTo<Pattern extends string>(
  pattern: Pattern,
  params: Readonly<Partial<Record<Params<Pattern>, string>>>,
): string {
  const values: Readonly<Record<string, string | undefined>> = params
  return pattern.replace(/\/(?:\*|:(\w+)\??)/g, (_, name: string) => {
    const value = values[name]
    return value === undefined ? '' : `/${encodeURIComponent(value)}`
  })
}

/** A list of airports (P7). */
export function airportListPath(pageType: string): string {
  return pathTo(AIRPORT_LIST, { pageType })
}

/** An airport's page (P8). */
export function airportPath({ agentId, code }: { agentId: string; code: string }): string {
  return pathTo(AIRPORT, { agentId, code })
}

/** A lounge's page (P11). The query may name the side of security; the page is the same. */
export function loungePath({ agentId, loungeCode }: LoungeCodes): string {
  return pathTo(LOUNGE, { agentId, code: loungeCode })
}

/** The same from a list, with the side of security in the query. */
export function listedLoungePath({
  securityType,
  ...codes
}: LoungeCodes & { readonly securityType: string }) {
  const path = loungePath(codes)
  return securityType ? `${path}?${new URLSearchParams({ securityType })}` : path
}

export interface LoungeCodes {
  readonly agentId: string
  readonly loungeCode: string
}

/** The first address of a pre-booking (P13). */
export function preBookPath({ agentId, loungeCode }: LoungeCodes): string {
  return pathTo(PRE_BOOKING, { agentId, loungeCode })
}

export interface LaneCodes {
  readonly agentId: string
  readonly airportCode: string
  readonly cipCode: string
}

/** A lane's page (P14), which is the first step of its purchase. */
export function lanePath({ agentId, airportCode, cipCode }: LaneCodes): string {
  return pathTo(FAST_TRACK, { agentId, airportCode, cipCode })
}

/** A paid order, as far as its address depends on it. */
interface Booking {
  readonly serviceType?: string
  readonly visit?: { readonly placeCode: string; readonly airportCode: string }
}

/** The page of a paid order (P206); undefined for a purchase that this shop does not have. */
export function bookingPath({ serviceType, visit }: Booking, agentId: string): string | undefined {
  const result = 'success'
  if (serviceType === 'LOUNGE') return pathTo(LOUNGE_PASS, { result })
  if (serviceType === 'MEMBERSHIP') return pathTo(MEMBERSHIP_RESULT, { result })
  if (visit === undefined) return undefined
  const { placeCode, airportCode } = visit
  if (serviceType === 'PREBOOK') return pathTo(PRE_BOOKING, { agentId, loungeCode: placeCode, result })
  return pathTo(FAST_TRACK, { agentId, airportCode, cipCode: placeCode, result })
}

/** The questions of a group (P19). `search` as the group gives the search results. */
export function helpPath(type: string): string {
  return pathTo(HELP_GROUP, { type })
}

/** A legal text (P20). */
export function legalPath(pageType: string): string {
  return pathTo(LEGAL, { pageType })
}
