import '../features/airports/airport-page.css'
import '../features/fast-track/fast-track.css'
import '../features/lounges/lounges.css'
import type { Airport as AirportData } from '@layover/api-client'
import { isAgentId, isAirportCode } from '@layover/site/codes'
import { airportHead } from '@layover/site/heads/airport'
import { useRevalidator } from 'react-router'
import { notFound } from '../api/answer.ts'
import { load } from '../api/load.ts'
import { Masthead } from '../features/airports/masthead.tsx'
import { NoServices } from '../features/airports/no-services.tsx'
import { RememberedAirport } from '../features/airports/remembered-airport.tsx'
import { TerminalFilter } from '../features/airports/terminal-filter.tsx'
import { AirportLanes, LANES_ID } from '../features/fast-track/airport-lanes.tsx'
import { AirportLounges } from '../features/lounges/airport-lounges.tsx'
import { LoungeFilters } from '../features/lounges/lounge-filters.tsx'
import { orSaved } from '../network/or-saved.ts'
import { useNoteSaved } from '../network/saved-at.ts'
import { FirstPage } from '../page/first-page.tsx'
import { PageHead } from '../page/page-head.tsx'
import { readyClock } from '../places/ready-clock.ts'
import type { Store } from '../store/store.ts'
import { loaderStore } from '../store/store-context.ts'
import { PillRow } from '../ui/form/pills.tsx'
import { JumpLink } from '../ui/page/jump-link.tsx'
import { LoadTrouble } from '../ui/page/load-trouble.tsx'
import { PartTrouble } from '../ui/page/part-trouble.tsx'
import { Section } from '../ui/page/section.tsx'
import type { Route } from './+types/airport.ts'
import { AirportSkeleton } from './airport-skeleton.tsx'

/** Loads all parts of the page at once; a failed part shows the popup. */
export async function clientLoader({ params, context, request }: Route.ClientLoaderArgs) {
  const store = loaderStore(context)
  const { agentId, code } = params
  // What no airport can be called is not worth a question.
  if (!isAirportCode(code) || !isAgentId(agentId)) throw notFound()
  readyClock()
  return orSaved(request, () => loadAirport({ code, agentId }, store))
}

async function loadAirport({ code, agentId }: Record<'code' | 'agentId', string>, store: Store) {
  const place = { airportCode: code, agentId }
  const [airports, lounges, lanes, price] = await Promise.all([
    load(store, 'airports', { code, agentId }),
    load(store, 'lounges', place),
    load(store, 'lanes', place),
    load(store, 'walkUpPrice', {}),
  ])
  if (!airports) return null
  const airport = airports[0]
  if (!airport) throw notFound()
  const isEmpty = lounges?.length === 0 && lanes?.length === 0
  return { airport, lounges, lanes, price, nearest: isEmpty ? await nearestTo(airport, store) : undefined }
}

/** The nearest airport with services; none without coordinates or a reply. */
async function nearestTo({ code, latitude, longitude }: AirportData, store: Store) {
  if (latitude === undefined || longitude === undefined) return undefined
  const near = await load(store, 'nearestAirports', { latitude, longitude })
  return near?.find((airport) => airport.code !== code)
}

export function HydrateFallback({ params }: { params: { code?: string } }) {
  return (
    <FirstPage>
      <AirportSkeleton code={params.code ?? ''} />
    </FirstPage>
  )
}

// The query only filters the loaded data.
export { revalidateOnNewPath as shouldRevalidate } from './revalidate-on-new-path.ts'

export default function Airport({ loaderData, params }: Route.ComponentProps) {
  useNoteSaved(loaderData?.savedAt, loaderData)
  if (!loaderData) {
    return (
      <>
        <PageHead title={`Airport ${params.code}`} isUnlisted />
        <LoadTrouble title={`Airport ${params.code}`} />
      </>
    )
  }
  const { airport } = loaderData
  return (
    <main id="main">
      <PageHead {...airportHead(airport)} />
      <div className="airport-page">
        <RememberedAirport airport={airport} />
        <Masthead airport={airport} />
        <div key={airport.code}>
          <Offers {...loaderData} />
        </div>
      </div>
    </main>
  )
}

type OffersProps = NonNullable<Route.ComponentProps['loaderData']>

/** The airport's services. A list that failed to load offers a retry in its own place, beside the other one. */
function Offers({ airport, lounges, lanes, price, nearest }: OffersProps) {
  const { state, revalidate } = useRevalidator()
  const retry = { onRetry: () => void revalidate(), isBusy: state !== 'idle' }
  if (lounges?.length === 0 && lanes?.length === 0) return <NoServices airport={airport} nearest={nearest} />
  return (
    <>
      <PillRow>
        <TerminalFilter lists={[lounges ?? [], lanes ?? []]} />
        <LoungeFilters lounges={lounges ?? []} timeZone={airport.timeZone} />
      </PillRow>
      {lounges ? (
        lounges.length > 0 && (
          <AirportLounges
            lounges={lounges}
            price={price}
            timeZone={airport.timeZone}
            remark={lanes && lanes.length > 0 && <JumpLink to={LANES_ID}>Fast-track lanes</JumpLink>}
          />
        )
      ) : (
        <Section title="Lounges" className="wrap">
          <PartTrouble text="The lounges did not load." {...retry} />
        </Section>
      )}
      {lanes ? (
        lanes.length > 0 && <AirportLanes lanes={lanes} place={airport.city} />
      ) : (
        <Section title="Fast-track lanes" className="wrap">
          <PartTrouble text="The fast-track lanes did not load." {...retry} />
        </Section>
      )}
    </>
  )
}
