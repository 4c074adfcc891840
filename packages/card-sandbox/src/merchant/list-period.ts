const DEFAULT_PAGE = 100
const LARGEST_PAGE = 500
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z$/
const count = /^[1-9]\d{0,2}$/

/** The query of a list: what was made from one instant until before another, page by page. */
export type PeriodQuery = {
  readonly createdFrom?: unknown
  readonly createdBefore?: unknown
  readonly limit?: unknown
  readonly after?: unknown
}

type Made = { readonly id: string; readonly createdAt: string }

/** A page, with the id to ask for the next one `after` where there is more; or the properties that are wrong. */
type Page<Item> = { readonly items: readonly Item[]; readonly next?: string } | { readonly wrong: string[] }

/** One page of what was made in a period, in the order of the ledger. @param all in that order */
export function pageOf<Item extends Made>(all: readonly Item[], query: PeriodQuery): Page<Item> {
  const [from, before] = [instantOf(query.createdFrom), instantOf(query.createdBefore)]
  const limit = query.limit === undefined ? DEFAULT_PAGE : limitOf(query.limit)
  const start = query.after === undefined ? 0 : all.findIndex(({ id }) => id === query.after) + 1
  const wrong = [
    ...(from === undefined ? ['createdFrom'] : []),
    ...(before === undefined ? ['createdBefore'] : []),
    ...(limit === undefined ? ['limit'] : []),
    ...(query.after !== undefined && start === 0 ? ['after'] : []),
  ]
  if (from === undefined || before === undefined || limit === undefined || wrong.length > 0) return { wrong }
  const isInPeriod = ({ createdAt }: Made) => Date.parse(createdAt) >= from && Date.parse(createdAt) < before
  const found = all.slice(start).filter(isInPeriod)
  const items = found.slice(0, limit)
  const last = items.at(-1)
  return { items, ...(found.length > items.length && last && { next: last.id }) }
}

function instantOf(given: unknown): number | undefined {
  const at = typeof given === 'string' && instant.test(given) ? Date.parse(given) : Number.NaN
  return Number.isNaN(at) ? undefined : at
}

function limitOf(given: unknown): number | undefined {
  const limit = typeof given === 'string' && count.test(given) ? Number(given) : LARGEST_PAGE + 1
  return limit <= LARGEST_PAGE ? limit : undefined
}
