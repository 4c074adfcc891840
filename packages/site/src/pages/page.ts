import type { PageHead } from '../heads/head.ts'
import { notFoundHead, unlistedHead } from '../heads/unlisted.ts'
import type { LinkedData } from '../linked-data/linked-data.ts'
import type { PlainPage } from '../plain/plain-page.ts'

/** The names of the purchases, each with a built page that starts with its own modules. */
type PurchaseName = 'lounge-pass' | 'pre-booking' | 'fast-track' | 'membership'

type FirstKind = 'airport' | 'airport-lounges' | 'lounge' | PurchaseName | `${PurchaseName}-cart`

/** The parameters of an address, as the server read them. */
type Asked = Readonly<Record<string, unknown>>

/** Texts, keyed by the name of their place in a built page; the items of a list have texts of their own. */
export interface Facts {
  readonly [name: string]: string | readonly Facts[]
}

/** The built page of that kind, and the facts in it. */
export interface FirstFacts {
  readonly kind: FirstKind
  /** The kind for some queries, where it is another. */
  readonly other?: { readonly kind: FirstKind; readonly isFor: (query: Asked) => boolean }
  readonly facts: Facts
}

/** What the first HTML of one address contains. */
export interface Page {
  readonly status: 200 | 404
  readonly head: PageHead
  readonly data: readonly LinkedData[]
  /** The heading and the main facts, where the build has a page with places for them. */
  readonly first?: FirstFacts
  /** What a visitor without scripts reads (P469). */
  readonly plain?: PlainPage
  /** The provider names another agent for it. Such an address can be made up, so it must not evict real pages. */
  readonly isElsewhere?: boolean
}

export function pageOf(head: PageHead, data: readonly LinkedData[] = []): Page {
  return { status: 200, head, data }
}

/** The shop's own not-found page (P24). */
export const NOT_FOUND: Page = { status: 404, head: notFoundHead, data: [] }

/** The page of deleted accounts, which search engines do not index. */
export const UNLISTED = pageOf(unlistedHead())

/** The page of each purchase and of its results, which search engines do not index either. */
export const PURCHASE = {
  loungePass: purchasePage('lounge-pass'),
  preBooking: purchasePage('pre-booking'),
  fastTrack: purchasePage('fast-track'),
  membership: purchasePage('membership'),
}

/**
 * The cart of a purchase, which stands in its first HTML. It has nothing of a visitor's own there: neither quantity nor price.
 * Later steps at its address begin with the purchase's general page.
 */
export function cartPage(
  purchase: PurchaseName,
  facts: FirstFacts['facts'] = {},
): Page & { first: FirstFacts } {
  const other = { kind: purchase, isFor: ({ step = '1' }: Asked) => step !== '1' }
  return { ...UNLISTED, first: { kind: `${purchase}-cart`, other, facts } }
}

export const LOUNGE_PASS_CART = cartPage('lounge-pass')
export const MEMBERSHIP_CART = cartPage('membership')

function purchasePage(kind: PurchaseName): Page & { first: FirstFacts } {
  return { ...UNLISTED, first: { kind, facts: {} } }
}

/** The page of an address while nothing is known of it. */
export const PLAIN = pageOf({})
