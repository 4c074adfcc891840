import { AIRPORT_SEARCH, HELP_SEARCH } from '@layover/site/addresses'
import { matchRoutes } from 'react-router'
import { type CountedPurchase, countedPages, type ShopEvent } from './events.ts'

type Address = { pathname: string; search: string }
type Result = Extract<ShopEvent, { name: 'purchase_ended' }>['result']
type Searched = Extract<ShopEvent, { name: 'search_performed' }>['what']

const STEPS = [1, 2, 3, 4] as const

/** The events of a navigation from one address to another. A changed filter counts as none. */
export function visitEvents(
  from: Address | null,
  to: Address,
  purchases: readonly CountedPurchase[],
): ShopEvent[] {
  const before = from && visitOf(from, purchases)
  const { page, query, purchase, step, result, searched } = visitOf(to, purchases)
  const isAnotherPage = from?.pathname !== to.pathname
  const events: ShopEvent[] = isAnotherPage ? [{ name: 'page_viewed', page }] : []
  const isAnotherSearch = isAnotherPage || before?.query.get('wd') !== query.get('wd')
  if (searched && isAnotherSearch) events.push({ name: 'search_performed', what: searched })
  if (purchase && result && isAnotherPage) events.push({ name: 'purchase_ended', purchase, result })
  if (purchase && step && (before?.purchase !== purchase || before.step !== step))
    events.push({ name: 'step_reached', purchase, step })
  return events
}

function visitOf({ pathname, search }: Address, purchases: readonly CountedPurchase[]) {
  const routes = countedPages().map((path) => ({ path }))
  const page = matchRoutes(routes, pathname)?.at(-1)?.route.path ?? '*'
  const query = new URLSearchParams(search)
  const purchase = purchases.find(({ path }) => page === path)?.name
  const result = purchase && resultOf(pathname, query)
  // A purchase begins on its cart, whether its address counts that step or not.
  const requested = Number(query.get('step') ?? 1)
  const step = purchase && !result ? STEPS.find((place) => place === requested) : undefined
  return { page, query, purchase, step, result, searched: searchOf(pathname, query) }
}

function resultOf(pathname: string, query: URLSearchParams): Result | undefined {
  const result = pathname.split('/').at(-1)
  if (result === 'success') return 'success'
  if (result !== 'fail') return undefined
  return query.get('type') === 'payment' ? 'payment' : 'order'
}

/** The event of a search, without the searched word. */
function searchOf(pathname: string, query: URLSearchParams): Searched | undefined {
  if (!query.get('wd')?.trim()) return undefined
  if (pathname === AIRPORT_SEARCH) return 'airports'
  return pathname === HELP_SEARCH ? 'help' : undefined
}
