import { NOT_FOUND, type Page } from '@layover/site/pages/page'
import type { CallReply, FetchCall, PageSource, Query } from '@layover/site/pages/page-source'
import { SILENT } from './fetch-call.ts'
import { isPossible } from './is-possible.ts'
import { within } from './within.ts'

/** A page, and how long it is fresh: as long as the answer that expires first. */
export interface LoadedPage {
  readonly page: Page
  readonly ttlSeconds: number
}

/** How long an address has no page once the upstream does not know it: a new airport may open. */
const ABSENT: LoadedPage = { page: NOT_FOUND, ttlSeconds: 60 }
const IMPOSSIBLE: LoadedPage = { page: NOT_FOUND, ttlSeconds: Number.POSITIVE_INFINITY }

/** How long a page waits for an answer that it can go without, and how long it is fresh without it. */
const EXTRA_WAIT_MS = 250
const WITHOUT_EXTRA_SECONDS = 5

function fetchQuery({ call, input, isNeeded }: Query, fetchCall: FetchCall): Promise<CallReply<unknown>> {
  const reply: Promise<CallReply<unknown>> = fetchCall(call, input as never, isNeeded)
  return isNeeded ? reply : within(reply, EXTRA_WAIT_MS, SILENT)
}

/**
 * Fetches the answers that a page needs, and makes the page. It is not-found only if the upstream has no such place. Returns
 * undefined if the upstream fails or refuses for another reason.
 */
export async function loadPage(source: PageSource, fetchCall: FetchCall): Promise<LoadedPage | undefined> {
  const queries = Object.entries(source.queries)
  if (!queries.every(([, { call, input }]) => isPossible(call, input))) return IMPOSSIBLE
  const replies = await Promise.all(
    queries.map(async ([name, query]) => ({ name, query, reply: await fetchQuery(query, fetchCall) })),
  )
  const answers: Record<string, unknown> = {}
  let ttlSeconds = Number.POSITIVE_INFINITY
  for (const { name, query, reply } of replies) {
    if (reply.kind === 'data') {
      answers[name] = reply.data
      ttlSeconds = Math.min(ttlSeconds, query.call.ttlSeconds ?? 60)
    } else if (query.isNeeded) {
      return reply.kind === 'refused' && reply.errorCode === 'NOT_FOUND' ? ABSENT : undefined
    } else ttlSeconds = WITHOUT_EXTRA_SECONDS
  }
  const page = source.toPage(answers)
  return page ? { page, ttlSeconds } : ABSENT
}
