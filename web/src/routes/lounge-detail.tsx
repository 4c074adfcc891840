import '../features/lounges/lounges.css'
import type { LoungeDetail as LoungeAnswer } from '@layover/api-client'
import { airportListPath, airportPath } from '@layover/site/addresses'
import { isAgentId, isProviderCode } from '@layover/site/codes'
import { loungeHead } from '@layover/site/heads/lounge'
import { useSearchParams } from 'react-router'
import { notFound } from '../api/answer.ts'
import { load } from '../api/load.ts'
import { LoungePage } from '../features/lounges/lounge-page.tsx'
import { LoungeSkeleton } from '../features/lounges/lounge-skeleton.tsx'
import { orSaved } from '../network/or-saved.ts'
import { useNoteSaved } from '../network/saved-at.ts'
import { FirstPage } from '../page/first-page.tsx'
import { PageHead } from '../page/page-head.tsx'
import { readyClock } from '../places/ready-clock.ts'
import { loaderStore } from '../store/store-context.ts'
import { LoadTrouble } from '../ui/page/load-trouble.tsx'
import type { Route } from './+types/lounge-detail.ts'

export async function clientLoader({ params, context, request }: Route.ClientLoaderArgs) {
  const store = loaderStore(context)
  const { agentId, code } = params
  // What no lounge can be called is not worth a question.
  if (!isProviderCode(code) || !isAgentId(agentId)) throw notFound()
  readyClock()
  return orSaved(request, async () => {
    const [lounge, price] = await Promise.all([
      load(store, 'lounge', { loungeCode: code, agentId }),
      load(store, 'walkUpPrice', {}),
    ])
    return lounge && { lounge, price }
  })
}

// The query only hints at facts that the reply may omit (P11).
export { revalidateOnNewPath as shouldRevalidate } from './revalidate-on-new-path.ts'

export function HydrateFallback() {
  return (
    <FirstPage>
      <LoungeSkeleton />
    </FirstPage>
  )
}

/** Uses the list's side of security when the lounge's own reply has none, and never against it. */
function withHint(lounge: LoungeAnswer, hint: string | null): LoungeAnswer {
  return { ...lounge, securityType: lounge.securityType || (hint ?? '') }
}

export default function LoungeDetail({ loaderData }: Route.ComponentProps) {
  const [query] = useSearchParams()
  useNoteSaved(loaderData?.savedAt, loaderData)
  if (!loaderData) {
    return (
      <>
        <PageHead title="Lounge" isUnlisted />
        <LoadTrouble title="Lounge" />
      </>
    )
  }
  const { price } = loaderData
  const lounge = withHint(loaderData.lounge, query.get('securityType'))
  const { agentId, loungeCode, airportCode } = lounge
  return (
    <>
      <PageHead {...loungeHead(lounge)} />
      <LoungePage
        key={loungeCode}
        lounge={lounge}
        price={price}
        airportPath={airportCode ? airportPath({ agentId, code: airportCode }) : airportListPath('all')}
      />
    </>
  )
}
