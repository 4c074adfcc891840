import type { Plan } from '@layover/api-client'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useMemo } from 'react'
import { notFound } from '../../api/answer.ts'
import { usePlansQuery } from '../../api/api.ts'
import { load } from '../../api/load.ts'
import { guardResult, guardStep } from '../../checkout/guard.ts'
import type { ResultKind } from '../../checkout/journey/result-words.ts'
import { PurchasePage } from '../../checkout/purchase-page.tsx'
import { purchaseStore } from '../../checkout/purchase-surroundings.ts'
import { PurchaseTrouble } from '../../checkout/purchase-trouble.tsx'
import { clearDiscount, selectInputInfo, setInputInfo } from '../../session/session-slice.ts'
import type { Route } from './+types/route.ts'
import { membership } from './journey.tsx'
import { withLinkedPlan } from './membership-draft.ts'

const NO_PLANS: readonly Plan[] = []

/** `/membership-purchase/{index|checkout|result/{resultType}}` (P15). */
export async function clientLoader({ request, params, context }: Route.ClientLoaderArgs) {
  const url = new URL(request.url)
  const result = await resultAt(params['*'], url)
  // A result shows even when the plans are gone.
  if (result) return { plans: NO_PLANS, result }
  const store = context.get(purchaseStore)
  const plans = await load(store, 'plans', {})
  if (!plans) return { plans, result }
  const journey = membership(plans)
  const stored = journey.restore(selectInputInfo(store.getState(), journey.inputInfo))
  const draft = withLinkedPlan(stored, plans, url.searchParams.get('planId'))
  if (draft !== stored) store.dispatch(setInputInfo({ key: journey.inputInfo, info: { ...draft } }))
  // A remaining code belongs to another purchase and does not count here.
  store.dispatch(clearDiscount())
  await guardStep(journey, draft, url)
  return { plans, result }
}

/** The result in the rest of the path; undefined for the steps, not-found for anything else. */
async function resultAt(rest: string, url: URL): Promise<ResultKind | undefined> {
  if (['', 'index', 'checkout'].includes(rest)) return undefined
  const result = /^result\/([^/]+)$/.exec(rest)?.[1]
  if (result === undefined) throw notFound()
  return guardResult(result, url)
}

export default function MembershipRoute({ loaderData: { plans, result } }: Route.ComponentProps) {
  // This subscription keeps the data cached while the purchase is open, so that no step refetches or loses it.
  usePlansQuery(plans && !result ? {} : skipToken)
  const journey = useMemo(() => plans && membership(plans), [plans])
  return journey ? <PurchasePage journey={journey} result={result} /> : <PurchaseTrouble title="Membership" />
}
