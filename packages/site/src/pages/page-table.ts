import { toPattern } from '../address-pattern.ts'
import * as at from '../addresses.ts'
import { airportListHead, airportListTypes } from '../heads/airport-list.ts'
import { fixedHeads } from '../heads/fixed-pages.ts'
import { helpSearchHead } from '../heads/help.ts'
import { legalHead, legalPageTypes } from '../heads/legal.ts'
import { shopData } from '../linked-data/shop-data.ts'
import { helpGroupPage, helpIndexPage } from './help-pages.ts'
import {
  LOUNGE_PASS_CART,
  MEMBERSHIP_CART,
  NOT_FOUND,
  type Page,
  PURCHASE,
  pageOf,
  UNLISTED,
} from './page.ts'
import type { PageSource } from './page-source.ts'
import { airportPage, lanePage, loungePage, type Params, preBookingPage } from './place-pages.ts'

type MakePage = (params: Params, origin: string) => Page | PageSource

const LISTS = new Map(airportListTypes.map((type) => [type as string, pageOf(airportListHead(type))]))
const LEGAL_TEXTS = new Map(legalPageTypes.map((type) => [type as string, pageOf(legalHead(type))]))

/** A purchase and its result pages. Any other last segment is not found (P26). */
function withResults(purchase: Page, makePage: MakePage): MakePage {
  return (params, origin) => {
    const { result } = params
    if (result === undefined) return makePage(params, origin)
    return result === 'success' || result === 'fail' ? purchase : NOT_FOUND
  }
}

/** Every address of the shop with its page (P6 to P23). The first row that matches wins. */
function tableOf(origin: string): readonly (readonly [pattern: string, page: Page | MakePage])[] {
  return [
    [at.HOME, pageOf(fixedHeads.home, shopData(origin))],
    [at.AIRPORT_LIST, ({ pageType = '' }) => LISTS.get(pageType) ?? NOT_FOUND],
    [at.AIRPORT, airportPage],
    [at.PRODUCTS, pageOf(fixedHeads.products)],
    [at.LOUNGE_PRODUCT, pageOf(fixedHeads.loungeProduct)],
    [at.FAST_TRACK_PRODUCT, pageOf(fixedHeads.fastTrackProduct)],
    [at.LOUNGE, loungePage],
    [at.LOUNGE_PASS, withResults(PURCHASE.loungePass, () => LOUNGE_PASS_CART)],
    [at.PRE_BOOKING, withResults(PURCHASE.preBooking, preBookingPage)],
    [at.FAST_TRACK, withResults(PURCHASE.fastTrack, lanePage)],
    [at.CONTACT, pageOf(fixedHeads.contact)],
    [at.HELP, helpIndexPage],
    [at.HELP_SEARCH, pageOf(helpSearchHead())],
    [at.HELP_GROUP, helpGroupPage],
    [at.LEGAL, ({ pageType = '' }) => LEGAL_TEXTS.get(pageType) ?? NOT_FOUND],
    [at.SURVEY, pageOf(fixedHeads.survey)],
    [at.DELETION, UNLISTED],
    [at.DELETION_FORM, UNLISTED],
    [at.DELETION_RESULT, UNLISTED],
    [at.MEMBERSHIP_PLANS, pageOf(fixedHeads.membershipPlans)],
    [at.MEMBERSHIP_CART, MEMBERSHIP_CART],
    [at.MEMBERSHIP_CHECKOUT, PURCHASE.membership],
    [at.MEMBERSHIP_RESULT, withResults(PURCHASE.membership, () => NOT_FOUND)],
    [`${at.PRODUCTS_ENTRY}/*`, NOT_FOUND],
    [`${at.HELP_ENTRY}/*`, NOT_FOUND],
    [`${at.DELETION_ENTRY}/*`, NOT_FOUND],
    [`${at.MEMBERSHIP_ENTRY}/*`, NOT_FOUND],
  ]
}

/**
 * Finds the page of a path, or its source. A path of no row is not found. A page that depends on no call is the same object
 * each time.
 */
export function createPageTable(origin: string): (path: string) => Page | PageSource {
  const rows = tableOf(origin).map(([pattern, page]) => ({ match: toPattern(pattern), page }))
  return (path) => {
    for (const { match, page } of rows) {
      const params = match(path)
      if (params) return typeof page === 'function' ? page(params, origin) : page
    }
    return NOT_FOUND
  }
}
