import type { Lounge } from '@layover/api-client'
import { LIST_FILTERS } from '@layover/site/list-filters'

/** The two sides of security (P67), as written in the address. */
export const SIDES = [
  { value: 'after-security', securityType: 'Airside', label: 'After security' },
  { value: 'before-security', securityType: 'Landside', label: 'Before security' },
] as const
type Side = (typeof SIDES)[number]['value']

/** The chosen filters. An empty terminal, no side and `false` let everything through. */
export type LoungeFilter = {
  terminal: string
  side: Side | null
  preBook: boolean
  openNow: boolean
}

/** A lounge, and whether it is open now, `undefined` when unknown; in words, too, where its hours are known. */
export type SeenLounge = { lounge: Lounge; isOpen: boolean | undefined; opening: string | null }

/** The filter in an address; unknown values filter nothing. */
export function readLoungeFilter(query: URLSearchParams): LoungeFilter {
  return {
    terminal: query.get('terminal') ?? '',
    side: SIDES.find(({ value }) => value === query.get('side'))?.value ?? null,
    preBook: query.get('prebook') === '1',
    openNow: query.get('open') === '1',
  }
}

/** The change that removes every filter of a lounge list from the address. */
export const NO_LOUNGE_FILTER = Object.fromEntries(LIST_FILTERS.map((name) => [name, null]))

export function isFiltering({ terminal, side, preBook, openNow }: LoungeFilter): boolean {
  return terminal !== '' || side !== null || preBook || openNow
}

export function matches({ lounge, isOpen }: SeenLounge, filter: LoungeFilter): boolean {
  const securityType = SIDES.find(({ value }) => value === filter.side)?.securityType
  return (
    (filter.terminal === '' || lounge.terminal === filter.terminal) &&
    (securityType === undefined || lounge.securityType === securityType) &&
    (!filter.preBook || lounge.prebookAllow) &&
    (!filter.openNow || isOpen === true)
  )
}

/** One choice that narrows the list: its change of the address, and the number of lounges that would remain. */
export type Choice = {
  id: string
  label: string
  count: number
  isChosen: boolean
  /** The parameters that a press sets or removes. */
  change: Record<string, string | null>
}

/**
 * The choices besides the terminal. `isUseful`: among all lounges it would keep some and drop some. A choice without
 * effect is only in the way.
 */
export function loungeChoices(
  seen: readonly SeenLounge[],
  filter: LoungeFilter,
): (Choice & { isUseful: boolean })[] {
  const choice = (id: string, label: string, name: string, value: string, only: Partial<LoungeFilter>) => {
    const isChosen = isChosenIn(filter, only)
    const all = seen.filter((each) => matches(each, { ...NOTHING, ...only })).length
    return {
      id,
      label,
      count: seen.filter((each) => matches(each, { ...filter, ...only })).length,
      isChosen,
      isUseful: all > 0 && all < seen.length,
      change: { [name]: isChosen ? null : value },
    }
  }
  return [
    choice('open', 'Open now', 'open', '1', { openNow: true }),
    choice('prebook', 'Pre-book', 'prebook', '1', { preBook: true }),
    ...SIDES.map(({ value, label }) => choice(value, label, 'side', value, { side: value })),
  ]
}

const NOTHING: LoungeFilter = { terminal: '', side: null, preBook: false, openNow: false }

function isChosenIn(filter: LoungeFilter, only: Partial<LoungeFilter>): boolean {
  return Object.entries(only).every(([name, value]) => filter[name as keyof LoungeFilter] === value)
}
