import './fast-track.css'
import { lanePath } from '@layover/site/addresses'
import { isAgentId, isAirportCode, isProviderCode } from '@layover/site/codes'
import { laneHead } from '@layover/site/heads/lane'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useMemo } from 'react'
import { notFound } from '../../api/answer.ts'
import { useAirportsQuery, useLaneQuery } from '../../api/api.ts'
import { load } from '../../api/load.ts'
import { guardResult, guardStep } from '../../checkout/guard.ts'
import { addressesUnder } from '../../checkout/journey/purchase-addresses.ts'
import { PurchasePage, ResultPage } from '../../checkout/purchase-page.tsx'
import { purchaseStore } from '../../checkout/purchase-surroundings.ts'
import { PurchaseTrouble } from '../../checkout/purchase-trouble.tsx'
import { readyClock } from '../../places/ready-clock.ts'
import { selectInputInfo } from '../../session/session-slice.ts'
import type { Route } from './+types/route.ts'
import { fastTrack, fastTrackResult } from './journey.tsx'

/** `/fast-track/{agentId}/{airportCode}/{cipCode}/{result?}` (P14): its Cart is the lane's own page. */
export async function clientLoader({ request, params, context }: Route.ClientLoaderArgs) {
  const { agentId, airportCode, cipCode } = params
  const url = new URL(request.url)
  const result = params.result === undefined ? undefined : await guardResult(params.result, url)
  // What nothing can be called is not worth a question.
  if (!isProviderCode(cipCode) || !isAirportCode(airportCode) || !isAgentId(agentId)) throw notFound()
  const store = context.get(purchaseStore)
  readyClock()
  const [lane, airports] = await Promise.all([
    load(store, 'lane', { cipCode, airportCode, agentId }).catch((refusal: unknown) => {
      // A pass outlives its lane: its result shows even when the lane is gone.
      if (result === undefined) throw refusal
      return null
    }),
    load(store, 'airports', { code: airportCode, agentId }),
  ])
  const place = airports?.[0]
  if (lane && result === undefined) {
    const journey = fastTrack(lane, place)
    await guardStep(journey, selectInputInfo(store.getState(), journey.inputInfo), url)
  }
  return { lane, place, result }
}

export default function FastTrackRoute({
  loaderData: { lane, place, result },
  params,
}: Route.ComponentProps) {
  const { agentId, airportCode, cipCode } = params
  // These subscriptions keep the data cached while the purchase is open, so that no step refetches or loses it.
  useLaneQuery(lane ? { cipCode, airportCode, agentId } : skipToken)
  useAirportsQuery(place ? { code: airportCode, agentId } : skipToken)
  const journey = useMemo(() => lane && fastTrack(lane, place), [lane, place])
  const head = useMemo(() => lane && laneHead(lane, place), [lane, place])
  if (journey && head) return <PurchasePage journey={journey} result={result} cartHead={head} />
  const addresses = addressesUnder(lanePath(params))
  if (result)
    return <ResultPage result={result} words={fastTrackResult(cipCode, place)} addresses={addresses} />
  return <PurchaseTrouble title="Fast track" />
}
