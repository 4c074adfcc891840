import { calls, LANGUAGE } from '@layover/contracts'
import type { PageHead } from '../heads/head.ts'
import { helpGroupHead, helpIndexHead } from '../heads/help.ts'
import { faqData, helpBreadcrumbs, type Question } from '../linked-data/help-data.ts'
import type { LinkedData } from '../linked-data/linked-data.ts'
import { helpPlain } from '../plain/help-plain.ts'
import { type Page, pageOf } from './page.ts'
import { extra, needed, type PageSource, pageFrom } from './page-source.ts'
import type { Params } from './place-pages.ts'

/** As many questions of a group as one call answers. */
const ALL_QUESTIONS = { page: 1, size: 100 }

function pageWith(questions: readonly Question[], head: PageHead, breadcrumbs: LinkedData): Page {
  return { ...pageOf(head, [...faqData(questions), breadcrumbs]), plain: helpPlain(questions) }
}

export function helpIndexPage(_params: Params, origin: string): PageSource {
  return pageFrom({ popular: extra(calls.content.popularFaq, { lang: LANGUAGE }) }, ({ popular = [] }) =>
    pageWith(popular, helpIndexHead(), helpBreadcrumbs(origin)),
  )
}

/** A group that the upstream does not name has no page. */
export function helpGroupPage({ type = '' }: Params, origin: string): PageSource {
  const queries = {
    groups: needed(calls.content.getGroupFaqList, { lang: LANGUAGE }),
    questions: extra(calls.content.faqPage, { lang: LANGUAGE, type, ...ALL_QUESTIONS }),
  }
  return pageFrom(queries, ({ groups, questions }) => {
    const group = groups.find((each) => each.type === type)
    return group && pageWith(questions?.items ?? [], helpGroupHead(group), helpBreadcrumbs(origin, group))
  })
}
