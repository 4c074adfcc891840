import type { Airport } from '@layover/api-client'
import { airportListTitle } from '@layover/site/heads/airport-list'
import { useMemo } from 'react'
import { ButtonLink } from '../../ui/form/button.tsx'
import { AToZ } from './a-to-z.tsx'
import { AirportCards } from './airport-cards.tsx'
import { AirportRows } from './airport-rows.tsx'
import { AirportSearch } from './airport-search.tsx'
import { RecentList } from './recent-list.tsx'

/** The lists of airports (P7). `search` carries its word. */
export type AirportListKind = { is: 'all' } | { is: 'popular' } | { is: 'search'; keyword: string }

/** The largest number of airports in a reply. */
const SEARCH_LIMIT = 20

type Props = { kind: AirportListKind; airports: readonly Airport[] }

/** A search without a word. */
const isUnsearched = (kind: AirportListKind) => kind.is === 'search' && kind.keyword === ''

/** One list of airports under the search. */
export function AirportListPage({ kind, airports }: Props) {
  const keyword = kind.is === 'search' ? kind.keyword : ''
  const searched = useMemo(() => ({ keyword, airports }), [keyword, airports])
  return (
    <main id="main">
      <section className="airport-list-head wrap">
        <div>
          <h1>{airportListTitle(kind.is, keyword)}</h1>
          <p className="soft airport-list-head__count">{remark(kind, airports.length)}</p>
        </div>
        <AirportSearch label="Find an airport" {...(kind.is === 'search' && { searched })} />
      </section>
      <div className="wrap airport-list-body">
        {(kind.is === 'popular' || isUnsearched(kind)) && <RecentList />}
        <List kind={kind} airports={airports} />
      </div>
    </main>
  )
}

function List({ kind, airports }: Props) {
  if (airports.length === 0) return isUnsearched(kind) ? <Others /> : <Nothing />
  if (kind.is === 'all') return <AToZ airports={airports} />
  if (kind.is === 'popular') return <AirportCards airports={airports} />
  return <AirportRows airports={airports} keyword={kind.keyword} />
}

function remark(kind: AirportListKind, count: number): string {
  if (kind.is === 'all') return `${count.toLocaleString('en')} airports with a lounge or a fast-track lane.`
  if (kind.is === 'popular') return 'Where our guests fly from most.'
  if (!kind.keyword) return 'Type a city, an airport or a code.'
  if (count === 0) return 'No airport matches.'
  if (count >= SEARCH_LIMIT) return `The first ${count} airports that match.`
  return count === 1 ? '1 airport matches.' : `${count} airports match.`
}

/** Help after a search without results. */
function Nothing() {
  return (
    <div className="nothing-found">
      <p className="soft">Check the spelling, or try a city, country or three-letter code.</p>
      <Others />
    </div>
  )
}

/** Beside the search box, which leads to all airports. */
function Others() {
  return (
    <ButtonLink look="outlined" to="/airport-list/popular">
      Popular airports
    </ButtonLink>
  )
}
