import { matchRoutes } from 'react-router'
import { PAGES, type Purchase, type ShopEvent } from './events.ts'

type Address = { pathname: string; search: string }
type Result = Extract<ShopEvent, { name: 'purchase_ended' }>['result']
type Searched = Extract<ShopEvent, { name: 'search_performed' }>['what']

const PURCHASE_OF: Partial<Record<(typeof PAGES)[number], Purchase>> = {
  '/lounge/buypass/:result?': 'lounge-pass',
  '/lounge/:agentId/:loungeCode/prebook/:result?': 'pre-booking',
  '/fast-track/:agentId/:airportCode/:cipCode/:result?': 'fast-track',
  '/membership-purchase/index': 'membership',
  '/membership-purchase/checkout': 'membership',
  '/membership-purchase/result/:resultType': 'membership',
}

const STEPS = [1, 2, 3, 4] as const
const ROUTES = PAGES.map((path) => ({ path }))

/** What is worth counting when a visitor comes from one address to another. A changed filter is nothing. */
export function visitEvents(from: Address | null, to: Address): ShopEvent[] {
  const before = from && visitOf(from)
  const { page, query, purchase, step, result, searched } = visitOf(to)
  const isAnotherPage = from?.pathname !== to.pathname
  const events: ShopEvent[] = isAnotherPage ? [{ name: 'page_viewed', page }] : []
  const isAnotherSearch = isAnotherPage || before?.query.get('wd') !== query.get('wd')
  if (searched && isAnotherSearch) events.push({ name: 'search_performed', what: searched })
  if (purchase && result && isAnotherPage) events.push({ name: 'purchase_ended', purchase, result })
  if (purchase && step && (before?.purchase !== purchase || before.step !== step))
    events.push({ name: 'step_reached', purchase, step })
  return events
}

function visitOf({ pathname, search }: Address) {
  const match = matchRoutes(ROUTES, pathname)?.at(-1)
  const page = match?.route.path ?? '*'
  const query = new URLSearchParams(search)
  const purchase = PURCHASE_OF[page]
  const result = resultOf(match?.params.result ?? match?.params.resultType, query)
  const isCart = page === '/membership-purchase/index'
  const step = result ? undefined : STEPS.find((place) => (isCart ? 1 : Number(query.get('step'))) === place)
  return { page, query, purchase, step, result, searched: searchOf(pathname, query) }
}

function resultOf(result: string | undefined, query: URLSearchParams): Result | undefined {
  if (result === 'success') return 'success'
  if (result !== 'fail') return undefined
  return query.get('type') === 'payment' ? 'payment' : 'order'
}

/** That one searched, never for what. */
function searchOf(pathname: string, query: URLSearchParams): Searched | undefined {
  if (!query.get('wd')?.trim()) return undefined
  if (pathname === '/airport-list/search') return 'airports'
  return pathname === '/help-topics/category/search' ? 'help' : undefined
}
