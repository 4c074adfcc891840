import '../features/lounges/lounges.css'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useMemo } from 'react'
import { useLoungeQuery } from '../api/api.ts'
import { PageHead } from '../app/page-head.tsx'
import { storeContext } from '../app/store.ts'
import { answerOf, api, notFound } from '../app/store-api.ts'
import { guardResult, guardStep } from '../checkout/guard.ts'
import { addressesUnder } from '../checkout/purchase-addresses.ts'
import { preBooking, preBookingResult, preBookRoot } from '../features/pre-booking/journey.tsx'
import { selectInputInfo } from '../session/session-slice.ts'
import { LoadTrouble } from '../ui/load-trouble.tsx'
import type { Route } from './+types/lounge-prebook.ts'
import { PurchasePage, ResultPage } from './purchase-page.tsx'

/** `/lounge/{agentId}/{loungeCode}/prebook/{result?}` (spec §2), for lounges that hold places. */
export async function clientLoader({ request, params, context }: Route.ClientLoaderArgs) {
  const { agentId, loungeCode } = params
  const url = new URL(request.url)
  const result = params.result === undefined ? undefined : guardResult(params.result, url)
  // What no lounge can be called is not worth a question.
  if (!/^[A-Za-z0-9][\w.-]{0,63}$/.test(loungeCode) || !/^[\w-]{1,64}$/.test(agentId)) throw notFound()
  const store = context.get(storeContext)
  const lounge = await answerOf(
    store.dispatch(api.endpoints.lounge.initiate({ loungeCode, agentId }, { subscribe: false })),
  ).catch((refusal: unknown) => {
    // A pass outlives its lounge: what was bought is shown whatever became of the place.
    if (result === undefined) throw refusal
    return null
  })
  if (lounge && result === undefined) {
    if (!lounge.prebookAllow) throw notFound()
    const journey = preBooking(lounge)
    guardStep(journey, selectInputInfo(store.getState(), journey.inputInfo), url)
  }
  return { lounge, result }
}

export default function LoungePrebook({ loaderData: { lounge, result }, params }: Route.ComponentProps) {
  const { agentId, loungeCode } = params
  // Kept while the purchase is open: no step waits for an answer that is there, or is lost because it does not come again.
  useLoungeQuery(lounge ? { loungeCode, agentId } : skipToken)
  const journey = useMemo(() => lounge && preBooking(lounge), [lounge])
  if (journey) return <PurchasePage journey={journey} result={result} />
  if (result)
    return (
      <ResultPage
        result={result}
        words={preBookingResult(loungeCode)}
        addresses={addressesUnder(preBookRoot(params))}
      />
    )
  return (
    <>
      <PageHead title="Pre-booking" isUnlisted />
      <LoadTrouble title="Pre-booking" />
    </>
  )
}
