import { helpIndexHead } from '@layover/page-heads/help'
import { answerOf } from '../api/answer.ts'
import { PageHead } from '../app/page-head.tsx'
import { storeContext } from '../app/store.ts'
import { api } from '../app/store-api.ts'
import { HelpIndexPage } from '../features/help/help-index-page.tsx'
import { HelpSkeleton } from '../features/help/help-skeleton.tsx'
import { LoadTrouble } from '../ui/page/load-trouble.tsx'
import type { Route } from './+types/help-topics-index.ts'

const TITLE = 'How can we help?'
const ENGLISH = { lang: 'en-US' }
const ONCE = { subscribe: false }

export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  const { dispatch } = context.get(storeContext)
  const [topics, popular] = await Promise.all([
    answerOf(dispatch(api.endpoints.helpTopics.initiate(ENGLISH, ONCE))),
    answerOf(dispatch(api.endpoints.popularHelp.initiate(ENGLISH, ONCE))),
  ])
  // Without the popular questions the topics still help.
  return topics && { topics, popular: popular ?? [] }
}

export function HydrateFallback() {
  return (
    <>
      <PageHead {...helpIndexHead()} />
      <HelpSkeleton title={TITLE} />
    </>
  )
}

export default function HelpTopicsIndex({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead {...helpIndexHead()} isUnlisted={!loaderData} />
      {loaderData ? <HelpIndexPage {...loaderData} /> : <LoadTrouble title={TITLE} />}
    </>
  )
}
