import { calls } from '@layover/contracts'
import { helpGroupHead, helpIndexHead } from '@layover/page-heads/help'
import { faqData, helpTrail } from '@layover/page-heads/help-data'
import { ifSoon, toldBy } from './ask-upstream.ts'
import { NOT_FOUND } from './page-view.ts'
import type { AskedView } from './place-views.ts'

const LANG = 'en-US'

const EXTRA_WAIT_MS = 250

/** As many questions of a group as one call answers. */
const ALL_QUESTIONS = { page: 1, size: 100 }

const TTL = calls.content.faqPage.ttlSeconds ?? 300

export const helpIndexView: AskedView = async (_params, { ask, origin }) => {
  const popular = await ifSoon(ask(calls.content.popularFaq, { lang: LANG }), EXTRA_WAIT_MS)
  return {
    status: 200,
    head: helpIndexHead(),
    data: [...faqData(toldBy(popular) ?? []), helpTrail(origin)],
    ttlSeconds: popular.kind === 'told' ? TTL : 5,
  }
}

/** A group that the upstream does not name has no page. */
export const helpGroupView: AskedView = async ({ type = '' }, { ask, origin }) => {
  if (!/^[a-z0-9-]{1,40}$/.test(type)) return NOT_FOUND
  const [groups, page] = await Promise.all([
    ask(calls.content.getGroupFaqList, { lang: LANG }),
    ifSoon(ask(calls.content.faqPage, { lang: LANG, type, ...ALL_QUESTIONS }), EXTRA_WAIT_MS),
  ])
  if (groups.kind !== 'told') return undefined
  const group = groups.data.find((each) => each.type === type)
  if (!group) return { ...NOT_FOUND, ttlSeconds: 60 }
  return {
    status: 200,
    head: helpGroupHead(group),
    data: [...faqData(toldBy(page)?.items ?? []), helpTrail(origin, group)],
    ttlSeconds: page.kind === 'told' ? TTL : 5,
  }
}
