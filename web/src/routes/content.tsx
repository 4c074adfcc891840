import { PageHead } from '../app/page-head.tsx'
import { storeContext } from '../app/store.ts'
import { answerOf, api, notFound } from '../app/store-api.ts'
import { LegalPage } from '../features/legal/legal-page.tsx'
import { isLegalPageType, legalPage } from '../features/legal/legal-pages.ts'
import { LegalSkeleton } from '../features/legal/legal-skeleton.tsx'
import { LoadTrouble } from '../ui/load-trouble.tsx'
import type { Route } from './+types/content.ts'

/** The text that the address names. A server that has none has no such page either. */
export async function clientLoader({ params: { pageType }, context }: Route.ClientLoaderArgs) {
  if (!isLegalPageType(pageType)) throw notFound()
  const { dispatch } = context.get(storeContext)
  const question = { lang: 'en-US', type: pageType }
  const texts = await answerOf(dispatch(api.endpoints.legalTexts.initiate(question, { subscribe: false })))
  if (!texts) return null
  const text = texts.find(({ type }) => type === pageType)
  if (!text) throw notFound()
  return text
}

export function HydrateFallback({ params }: { params: { pageType?: string } }) {
  return <LegalSkeleton title={legalPage(params.pageType ?? '').title} />
}

export default function Content({ loaderData: text, params: { pageType } }: Route.ComponentProps) {
  const { title, description } = legalPage(pageType)
  return (
    <>
      <PageHead
        title={text?.title ?? title}
        {...(description && { description })}
        canonicalPath={`/content/${pageType}`}
        isUnlisted={!text}
      />
      {text ? <LegalPage text={text} /> : <LoadTrouble title={title} />}
    </>
  )
}
