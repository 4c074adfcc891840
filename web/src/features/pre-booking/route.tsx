import { preBookPath } from '@layover/site/addresses'
import { isAgentId, isProviderCode } from '@layover/site/codes'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useMemo } from 'react'
import { notFound } from '../../api/answer.ts'
import { useLoungeQuery } from '../../api/api.ts'
import { load } from '../../api/load.ts'
import { guardResult, guardStep } from '../../checkout/guard.ts'
import { addressesUnder } from '../../checkout/journey/purchase-addresses.ts'
import { PurchasePage, ResultPage } from '../../checkout/purchase-page.tsx'
import { purchaseStore } from '../../checkout/purchase-surroundings.ts'
import { PurchaseTrouble } from '../../checkout/purchase-trouble.tsx'
import { readyClock } from '../../places/ready-clock.ts'
import { selectInputInfo } from '../../session/session-slice.ts'
import type { Route } from './+types/route.ts'
import { preBooking, preBookingResult } from './journey.tsx'

/** `/lounge/{agentId}/{loungeCode}/prebook/{result?}` (P13), for lounges that hold places. */
export async function clientLoader({ request, params, context }: Route.ClientLoaderArgs) {
  const { agentId, loungeCode } = params
  const url = new URL(request.url)
  const result = params.result === undefined ? undefined : await guardResult(params.result, url)
  // What no lounge can be called is not worth a question.
  if (!isProviderCode(loungeCode) || !isAgentId(agentId)) throw notFound()
  const store = context.get(purchaseStore)
  readyClock()
  const lounge = await load(store, 'lounge', { loungeCode, agentId }).catch((refusal: unknown) => {
    // A pass outlives its lounge: its result shows even when the lounge is gone.
    if (result === undefined) throw refusal
    return null
  })
  if (lounge && result === undefined) {
    if (!lounge.prebookAllow) throw notFound()
    const journey = preBooking(lounge)
    await guardStep(journey, selectInputInfo(store.getState(), journey.inputInfo), url)
  }
  return { lounge, result }
}

export default function PreBookingRoute({ loaderData: { lounge, result }, params }: Route.ComponentProps) {
  const { agentId, loungeCode } = params
  // This subscription keeps the data cached while the purchase is open, so that no step refetches or loses it.
  useLoungeQuery(lounge ? { loungeCode, agentId } : skipToken)
  const journey = useMemo(() => lounge && preBooking(lounge), [lounge])
  if (journey) return <PurchasePage journey={journey} result={result} />
  if (result)
    return (
      <ResultPage
        result={result}
        words={preBookingResult(loungeCode)}
        addresses={addressesUnder(preBookPath(params))}
      />
    )
  return <PurchaseTrouble title="Pre-booking" />
}
