import '../features/airports/airport-search.css'
import '../features/airports/airport-list.css'
import { airportListHead, airportListTitle } from '@layover/site/heads/airport-list'
import { notFound } from '../api/answer.ts'
import { load } from '../api/load.ts'
import { type AirportListKind, AirportListPage } from '../features/airports/airport-list-page.tsx'
import { AirportListSkeleton } from '../features/airports/skeletons.tsx'
import { PageHead } from '../page/page-head.tsx'
import { loaderStore } from '../store/store-context.ts'
import { searchWord } from '../ui/form/search-word.ts'
import { LoadTrouble } from '../ui/page/load-trouble.tsx'
import type { Route } from './+types/airport-list.ts'

/** The list of an address (P7); other types are not found. */
function kindOf(pageType: string, url: URL): AirportListKind {
  if (pageType === 'all' || pageType === 'popular') return { is: pageType }
  if (pageType !== 'search') throw notFound()
  return { is: 'search', keyword: searchWord(url.searchParams.get('wd') ?? '') }
}

export async function clientLoader({ params, request, context }: Route.ClientLoaderArgs) {
  const store = loaderStore(context)
  const kind = kindOf(params.pageType, new URL(request.url))
  if (kind.is === 'all') return { kind, airports: await load(store, 'allAirports', {}) }
  if (kind.is === 'popular') return { kind, airports: await load(store, 'popularAirports', {}) }
  if (kind.keyword === '') return { kind, airports: [] }
  return { kind, airports: await load(store, 'airports', { keyword: kind.keyword }) }
}

export { AirportListSkeleton as HydrateFallback }

export default function AirportList({ loaderData: { kind, airports } }: Route.ComponentProps) {
  const keyword = kind.is === 'search' ? kind.keyword : ''
  const title = airportListTitle(kind.is, keyword)
  return (
    <>
      <PageHead {...airportListHead(kind.is, keyword)} />
      {airports ? <AirportListPage kind={kind} airports={airports} /> : <LoadTrouble title={title} />}
    </>
  )
}
