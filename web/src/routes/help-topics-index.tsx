import { LANGUAGE } from '@layover/api-client'
import { helpIndexHead } from '@layover/site/heads/help'
import { load } from '../api/load.ts'
import { shopHas } from '../api/shop-config.ts'
import { HelpIndexPage } from '../features/help/help-index-page.tsx'
import { HelpSkeleton } from '../features/help/help-skeleton.tsx'
import { PageHead } from '../page/page-head.tsx'
import { loaderStore } from '../store/store-context.ts'
import { LoadTrouble } from '../ui/page/load-trouble.tsx'
import type { Route } from './+types/help-topics-index.ts'

const TITLE = 'How can we help?'
const ENGLISH = { lang: LANGUAGE }

export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  const store = loaderStore(context)
  const [topics, popular, hasSearch] = await Promise.all([
    load(store, 'helpTopics', ENGLISH),
    load(store, 'popularHelp', ENGLISH),
    shopHas('order.find').catch(() => false),
  ])
  // The topics help even without the popular questions.
  return topics && { topics, popular: popular ?? [], hasSearch }
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
