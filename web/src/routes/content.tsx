import { isLegalPageType, legalHead } from '@layover/page-heads/legal'
import { answerOf, notFound } from '../api/answer.ts'
import { PageHead } from '../app/page-head.tsx'
import { storeContext } from '../app/store.ts'
import { api } from '../app/store-api.ts'
import { LegalPage } from '../features/legal/legal-page.tsx'
import { LegalSkeleton } from '../features/legal/legal-skeleton.tsx'
import { LoadTrouble } from '../ui/page/load-trouble.tsx'
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

/** What a page is called before its text is there. */
function titleOf(pageType: string): string {
  return isLegalPageType(pageType) ? legalHead(pageType).title : 'Legal'
}

export function HydrateFallback({ params }: { params: { pageType?: string } }) {
  return <LegalSkeleton title={titleOf(params.pageType ?? '')} />
}

export default function Content({ loaderData: text, params: { pageType } }: Route.ComponentProps) {
  return (
    <>
      {isLegalPageType(pageType) && <PageHead {...legalHead(pageType, text?.title)} isUnlisted={!text} />}
      {text ? <LegalPage text={text} /> : <LoadTrouble title={titleOf(pageType)} />}
    </>
  )
}
