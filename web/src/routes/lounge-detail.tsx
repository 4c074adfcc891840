import '../features/lounges/lounges.css'
import { loungeHead } from '@layover/page-heads/lounge'
import { PageHead } from '../app/page-head.tsx'
import { storeContext } from '../app/store.ts'
import { answerOf, api, notFound } from '../app/store-api.ts'
import { airportPath } from '../features/airports/addresses.ts'
import { LoungePage } from '../features/lounges/lounge-page.tsx'
import { LoungeSkeleton } from '../features/lounges/lounge-skeleton.tsx'
import { LoadTrouble } from '../ui/load-trouble.tsx'
import type { Route } from './+types/lounge-detail.ts'

const ONCE = { subscribe: false }

export async function clientLoader({ params, context }: Route.ClientLoaderArgs) {
  const { dispatch } = context.get(storeContext)
  const { agentId, code } = params
  // What no lounge can be called is not worth a question.
  if (!/^[A-Za-z0-9][\w.-]{0,63}$/.test(code) || !/^[\w-]{1,64}$/.test(agentId)) throw notFound()
  const [lounge, price] = await Promise.all([
    answerOf(dispatch(api.endpoints.lounge.initiate({ loungeCode: code, agentId }, ONCE))),
    answerOf(dispatch(api.endpoints.walkUpPrice.initiate({}, ONCE))),
  ])
  return lounge && { lounge, price }
}

export { LoungeSkeleton as HydrateFallback }

export default function LoungeDetail({ loaderData }: Route.ComponentProps) {
  if (!loaderData) {
    return (
      <>
        <PageHead title="Lounge" isUnlisted />
        <LoadTrouble title="Lounge" />
      </>
    )
  }
  const { lounge, price } = loaderData
  const { agentId, airportCode } = lounge
  return (
    <>
      <PageHead {...loungeHead(lounge)} />
      <LoungePage
        lounge={lounge}
        price={price}
        airportPath={airportCode ? airportPath({ agentId, code: airportCode }) : '/airport-list/all'}
      />
    </>
  )
}
