import '../features/airports/airports.css'
import '../features/fast-track/fast-track.css'
import '../features/lounges/lounges.css'
import type { Airport as AirportData } from '@layover/api-client'
import { airportHead } from '@layover/page-heads/airport'
import { PageHead } from '../app/page-head.tsx'
import { type Store, storeContext } from '../app/store.ts'
import { answerOf, api, notFound } from '../app/store-api.ts'
import { Masthead } from '../features/airports/masthead.tsx'
import { NoServices } from '../features/airports/no-services.tsx'
import { MastheadSkeleton } from '../features/airports/skeletons.tsx'
import { AirportLanes } from '../features/fast-track/airport-lanes.tsx'
import { AirportLounges } from '../features/lounges/airport-lounges.tsx'
import { LoungeListSkeleton } from '../features/lounges/lounge-skeleton.tsx'
import { LoadTrouble } from '../ui/load-trouble.tsx'
import type { Route } from './+types/airport.ts'

const ONCE = { subscribe: false }

/** Everything that stands on the page, asked for at once; the popup speaks where something fails. */
export async function clientLoader({ params, context }: Route.ClientLoaderArgs) {
  const { dispatch } = context.get(storeContext)
  const { agentId, code } = params
  // What no airport can be called is not worth a question.
  if (!/^[A-Z0-9]{3,4}$/.test(code) || !/^[\w-]{1,64}$/.test(agentId)) throw notFound()
  const place = { airportCode: code, agentId }
  const [airports, lounges, lanes, price] = await Promise.all([
    answerOf(dispatch(api.endpoints.airports.initiate({ code, agentId }, ONCE))),
    answerOf(dispatch(api.endpoints.lounges.initiate(place, ONCE))),
    answerOf(dispatch(api.endpoints.lanes.initiate(place, ONCE))),
    answerOf(dispatch(api.endpoints.walkUpPrice.initiate({}, ONCE))),
  ])
  if (!airports || !lounges || !lanes) return null
  const airport = airports[0]
  if (!airport) throw notFound()
  const isEmpty = lounges.length === 0 && lanes.length === 0
  return { airport, lounges, lanes, price, nearest: isEmpty ? await nearestTo(airport, dispatch) : undefined }
}

/** The nearest airport that sells something. Without coordinates, or an answer, there is none to name. */
async function nearestTo({ code, latitude, longitude }: AirportData, dispatch: Store['dispatch']) {
  if (latitude === undefined || longitude === undefined) return undefined
  const near = await answerOf(dispatch(api.endpoints.nearestAirports.initiate({ latitude, longitude }, ONCE)))
  return near?.find((airport) => airport.code !== code)
}

export function HydrateFallback({ params }: { params: { code?: string } }) {
  return (
    <main id="main" aria-busy="true">
      <div className="airport-page">
        <MastheadSkeleton code={params.code ?? ''} />
        <div>
          <LoungeListSkeleton />
        </div>
      </div>
    </main>
  )
}

export default function Airport({ loaderData, params }: Route.ComponentProps) {
  if (!loaderData) {
    return (
      <>
        <PageHead title={`Airport ${params.code}`} isUnlisted />
        <LoadTrouble title={`Airport ${params.code}`} />
      </>
    )
  }
  const { airport, lounges, lanes, price, nearest } = loaderData
  const isEmpty = lounges.length === 0 && lanes.length === 0
  return (
    <main id="main">
      <PageHead {...airportHead(airport)} />
      <div className="airport-page">
        <Masthead airport={airport} />
        <div>
          {isEmpty && <NoServices airport={airport} nearest={nearest} />}
          {lounges.length > 0 && <AirportLounges key={airport.code} lounges={lounges} price={price} />}
          {lanes.length > 0 && <AirportLanes lanes={lanes} />}
        </div>
      </div>
    </main>
  )
}
