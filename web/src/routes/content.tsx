import { LANGUAGE } from '@layover/api-client'
import { isLegalPageType, legalHead } from '@layover/site/heads/legal'
import { notFound } from '../api/answer.ts'
import { load } from '../api/load.ts'
import { LegalPage } from '../features/legal/legal-page.tsx'
import { LegalSkeleton } from '../features/legal/legal-skeleton.tsx'
import { PageHead } from '../page/page-head.tsx'
import { loaderStore } from '../store/store-context.ts'
import { LoadTrouble } from '../ui/page/load-trouble.tsx'
import type { Route } from './+types/content.ts'

/** Loads the text of the address. If the server has none, the page is not found. */
export async function clientLoader({ params: { pageType }, context }: Route.ClientLoaderArgs) {
  if (!isLegalPageType(pageType)) throw notFound()
  const store = loaderStore(context)
  const question = { lang: LANGUAGE, type: pageType }
  const texts = await load(store, 'legalTexts', question)
  if (!texts) return null
  const text = texts.find(({ type }) => type === pageType)
  if (!text) throw notFound()
  return text
}

/** The title of a page before its text has loaded. */
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
