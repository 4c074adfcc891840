import { calls } from '@layover/contracts'
import { helpGroupHead, helpIndexHead } from '../heads/help.ts'
import { faqData, helpTrail } from '../linked-data/help-data.ts'
import { pageOf } from './page.ts'
import { extra, needed, type PageSource, pageFrom } from './page-source.ts'
import type { Params } from './place-pages.ts'

/** The language of every text that a page takes from the server (P2). */
export const LANG = 'en-US'

/** As many questions of a group as one call answers. */
const ALL_QUESTIONS = { page: 1, size: 100 }

export function helpIndexPage(_params: Params, origin: string): PageSource {
  return pageFrom({ popular: extra(calls.content.popularFaq, { lang: LANG }) }, ({ popular = [] }) =>
    pageOf(helpIndexHead(), [...faqData(popular), helpTrail(origin)]),
  )
}

/** A group that the upstream does not name has no page. */
export function helpGroupPage({ type = '' }: Params, origin: string): PageSource {
  const queries = {
    groups: needed(calls.content.getGroupFaqList, { lang: LANG }),
    questions: extra(calls.content.faqPage, { lang: LANG, type, ...ALL_QUESTIONS }),
  }
  return pageFrom(queries, ({ groups, questions }) => {
    const group = groups.find((each) => each.type === type)
    return (
      group && pageOf(helpGroupHead(group), [...faqData(questions?.items ?? []), helpTrail(origin, group)])
    )
  })
}
