import { LANGUAGE } from '@layover/api-client'
import { fixedHeads } from '@layover/site/heads/fixed-pages'
import { load } from '../api/load.ts'
import { FeedbackPage } from '../features/feedback/feedback-page.tsx'
import { PageHead } from '../page/page-head.tsx'
import { loaderStore } from '../store/store-context.ts'
import { Skeleton } from '../ui/page/skeleton.tsx'
import type { Route } from './+types/survey-tnc.ts'

const TYPE = 'survey-terms'
const HEAD = fixedHeads.survey

/** `/survey/tnc` (P21). The form shows even when the terms failed to load. */
export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  const store = loaderStore(context)
  const question = { lang: LANGUAGE, type: TYPE }
  const texts = await load(store, 'legalTexts', question)
  return texts?.find(({ type }) => type === TYPE) ?? null
}

export function HydrateFallback() {
  return (
    <main id="main" aria-busy="true">
      <div className="wrap pt-6">
        <h1>{HEAD.title}</h1>
        <Skeleton shape="text" className="mt-8" />
        <Skeleton shape="text" width="half" />
      </div>
    </main>
  )
}

export default function SurveyTnc({ loaderData: terms }: Route.ComponentProps) {
  return (
    <FeedbackPage
      terms={terms}
      head={(title, hasError = false) => <PageHead {...HEAD} title={title} hasError={hasError} />}
    />
  )
}
