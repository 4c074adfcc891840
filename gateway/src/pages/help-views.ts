import { calls } from '@layover/contracts'
import { helpGroupHead, helpIndexHead } from '@layover/site/heads/help'
import { faqData, helpTrail } from '@layover/site/linked-data/help-data'
import { ifSoon, toldBy, ttlOf } from './ask-upstream.ts'
import { isPossible } from './is-possible.ts'
import { NOT_FOUND } from './page-view.ts'
import { ABSENT, type AskedView } from './place-views.ts'

const LANG = 'en-US'

/** As many questions of a group as one call answers. */
const ALL_QUESTIONS = { page: 1, size: 100 }

export const helpIndexView: AskedView = async (_params, { ask, origin }) => {
  const popular = await ifSoon(ask(calls.content.popularFaq, { lang: LANG }))
  return {
    status: 200,
    head: helpIndexHead(),
    data: [...faqData(toldBy(popular) ?? []), helpTrail(origin)],
    ttlSeconds: ttlOf(calls.content.popularFaq, popular.kind === 'told'),
  }
}

/** A group that the upstream does not name has no page. */
export const helpGroupView: AskedView = async ({ type = '' }, { ask, origin }) => {
  const asked = { lang: LANG, type, ...ALL_QUESTIONS }
  if (!isPossible(calls.content.faqPage, asked)) return NOT_FOUND
  const [groups, page] = await Promise.all([
    ask(calls.content.getGroupFaqList, { lang: LANG }),
    ifSoon(ask(calls.content.faqPage, asked)),
  ])
  if (groups.kind !== 'told') return undefined
  const group = groups.data.find((each) => each.type === type)
  if (!group) return ABSENT
  return {
    status: 200,
    head: helpGroupHead(group),
    data: [...faqData(toldBy(page)?.items ?? []), helpTrail(origin, group)],
    ttlSeconds: ttlOf(calls.content.faqPage, page.kind === 'told'),
  }
}
