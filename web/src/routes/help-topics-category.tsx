import { LANGUAGE } from '@layover/api-client'
import { isHelpType } from '@layover/site/codes'
import { helpGroupHead, helpSearchHead } from '@layover/site/heads/help'
import { replace } from 'react-router'
import { notFound } from '../api/answer.ts'
import { load } from '../api/load.ts'
import { HelpGroupPage } from '../features/help/help-group-page.tsx'
import { type HelpQuestion, helpQuestion } from '../features/help/help-question.ts'
import { HelpSearchPage } from '../features/help/help-search-page.tsx'
import { HelpSkeleton } from '../features/help/help-skeleton.tsx'
import { PageHead } from '../page/page-head.tsx'
import type { Store } from '../store/store.ts'
import { loaderStore } from '../store/store-context.ts'
import { WORD_LENGTH } from '../ui/form/search-word.ts'
import { LoadTrouble } from '../ui/page/load-trouble.tsx'
import type { Route } from './+types/help-topics-category.ts'

const ENGLISH = { lang: LANGUAGE }
const NOTHING = { total: 0, items: [] }

/** A group's questions, or the answers to the words in the address. An unknown group is not found. */
export async function clientLoader({ params: { type }, request, context }: Route.ClientLoaderArgs) {
  // What no group can be called is not worth a question.
  if (!isHelpType(type)) throw notFound()
  const store = loaderStore(context)
  const url = new URL(request.url)
  const question = helpQuestion(type, url.searchParams)
  // An address can be reloaded and sent to a friend, and gateways refuse long ones.
  if ((url.searchParams.get('wd') ?? '').length > WORD_LENGTH)
    throw replace(withQuery(url, 'wd', question.words))
  const [topics, found] = await Promise.all([load(store, 'helpTopics', ENGLISH), answersTo(question, store)])
  if (!topics || !found) return null
  const group = topics.find((topic) => topic.type === type)
  if (!group && type !== 'search') throw notFound()
  if (question.page > 1 && found.items.length === 0) {
    throw replace(withQuery(url, 'page', ''))
  }
  return { topics, group, question, total: found.total, faqs: found.items }
}

/** The address with one parameter changed, or without it. */
function withQuery({ pathname, searchParams }: URL, name: string, value: string): string {
  const query = new URLSearchParams(searchParams)
  query.delete(name)
  if (value) query.set(name, value)
  return query.size > 0 ? `${pathname}?${query}` : pathname
}

async function answersTo({ type, words, page, size }: HelpQuestion, store: Store) {
  if (type === 'search' && words === '') return NOTHING
  const what = type === 'search' ? { wd: words } : { type }
  return await load(store, 'helpAnswers', { ...ENGLISH, ...what, page, size })
}

export function HydrateFallback() {
  return <HelpSkeleton title="Help topics" hasBack />
}

export default function HelpTopicsCategory({ loaderData }: Route.ComponentProps) {
  if (!loaderData) {
    return (
      <>
        <PageHead title="Help topics" isUnlisted />
        <LoadTrouble title="Help topics" />
      </>
    )
  }
  const { group, ...page } = loaderData
  return group ? (
    <>
      <PageHead {...helpGroupHead(group)} />
      <HelpGroupPage group={group} {...page} />
    </>
  ) : (
    <>
      <PageHead {...helpSearchHead(page.question.words)} />
      <HelpSearchPage {...page} />
    </>
  )
}
