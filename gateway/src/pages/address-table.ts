import { toPattern } from '@layover/site/address-pattern'
import { airportListHead, airportListTypes } from '@layover/site/heads/airport-list'
import { fixedHeads } from '@layover/site/heads/fixed-pages'
import { helpSearchHead } from '@layover/site/heads/help'
import { legalHead, legalPageTypes } from '@layover/site/heads/legal'
import { shopData } from '@layover/site/linked-data/shop-data'
import { helpGroupView, helpIndexView } from './help-views.ts'
import { fixedView, NOT_FOUND, type PageView, UNLISTED } from './page-view.ts'
import {
  type AskedView,
  airportView,
  laneView,
  loungeView,
  prebookView,
  type ViewContext,
} from './place-views.ts'

/** What an address is about: known already, or to be asked for. */
export type Found =
  | { readonly kind: 'fixed'; readonly view: PageView }
  | { readonly kind: 'asked'; readonly load: (context: ViewContext) => Promise<PageView | undefined> }

/** Pages that are what their last part says; any other last part is no page (P23). */
type Choice = Readonly<Record<string, PageView>>

type Row = readonly [address: string, view: PageView | AskedView | Choice]

const RESULTS: Choice = { success: UNLISTED, fail: UNLISTED }

const LISTS = Object.fromEntries(airportListTypes.map((type) => [type, fixedView(airportListHead(type))]))

const LEGAL = Object.fromEntries(legalPageTypes.map((type) => [type, fixedView(legalHead(type))]))

const PRODUCTS = {
  lounge: fixedView(fixedHeads.loungeProduct),
  'fast-track': fixedView(fixedHeads.fastTrackProduct),
}

const SERVICES = fixedView(fixedHeads.products)

/** Every address of the shop (P6 to P22); the first that matches counts, and what ends in a star has no other page. */
function tableOf(origin: string): readonly Row[] {
  return [
    ['/', fixedView(fixedHeads.home, shopData(origin))],
    ['/airport-list/:last', LISTS],
    ['/airport/:agentId/:code', airportView],
    ['/products/index', SERVICES],
    ['/products/item/:last', PRODUCTS],
    ['/products/*', NOT_FOUND],
    ['/lounge/detail/:agentId/:code', loungeView],
    ['/lounge/buypass', UNLISTED],
    ['/lounge/buypass/:last', RESULTS],
    ['/lounge/:agentId/:loungeCode/prebook', prebookView],
    ['/lounge/:agentId/:loungeCode/prebook/:last', RESULTS],
    ['/fast-track/:agentId/:airportCode/:cipCode', laneView],
    ['/fast-track/:agentId/:airportCode/:cipCode/:last', RESULTS],
    ['/contact-us', fixedView(fixedHeads.contact)],
    ['/help-topics/index', helpIndexView],
    ['/help-topics/category/search', fixedView(helpSearchHead())],
    ['/help-topics/category/:type', helpGroupView],
    ['/help-topics/*', NOT_FOUND],
    ['/content/:last', LEGAL],
    ['/survey/tnc', fixedView(fixedHeads.survey)],
    ['/delete-account/:last', { index: UNLISTED, form: UNLISTED, result: UNLISTED }],
    ['/delete-account/*', NOT_FOUND],
    ['/membership-plan', fixedView(fixedHeads.membershipPlans)],
    ['/membership-purchase/:last', { index: UNLISTED, checkout: UNLISTED }],
    ['/membership-purchase/result/:last', RESULTS],
    ['/membership-purchase/*', NOT_FOUND],
  ]
}

function isView(view: PageView | Choice): view is PageView {
  return 'ttlSeconds' in view
}

/** Finds what an address is about, or undefined where the table does not know it. */
export function createAddressTable(origin: string): (path: string) => Found | undefined {
  const rows = tableOf(origin).map(([address, view]) => ({ match: toPattern(address), view }))
  return (path) => {
    for (const { match, view } of rows) {
      const params = match(path)
      if (!params) continue
      if (typeof view === 'function') return { kind: 'asked', load: (context) => view(params, context) }
      if (isView(view)) return { kind: 'fixed', view }
      const { last = '' } = params
      return { kind: 'fixed', view: Object.hasOwn(view, last) ? (view[last] ?? NOT_FOUND) : NOT_FOUND }
    }
    return undefined
  }
}
