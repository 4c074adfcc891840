import { bookingsMailName } from '../domain/mail-names.ts'
import { mailboxTags, type SigningKeys } from '../domain/signatures.ts'
import type { SearchMetrics, SearchResult } from '../metrics/search-metrics.ts'
import { endedBeforeDay } from '../retention/find-person.ts'
import { inBatches } from '../retention/in-batches.ts'
import type { BookingSearch } from '../store/repositories/booking-searches.ts'
import type { Repositories, Store } from '../store/store.ts'
import { mayMail } from './limit-mails.ts'

/** The latest bookings that one mail lists. */
const MOST_LISTED = 10

/** The dependencies of answering searches. */
export interface AnswerDeps {
  readonly store: Store
  readonly signingKeys: SigningKeys
  readonly now: () => Date
  readonly metrics: SearchMetrics
  readonly wakeMail: () => void
}

/**
 * Answers the waiting searches (P475, P476). What is found is queued as a mail that names orders alone, and the search
 * is deleted in the same transaction, so that each is answered once.
 *
 * @returns how many were answered
 */
export async function answerSearches(deps: AnswerDeps, signal?: AbortSignal): Promise<number> {
  return await inBatches(signal, async (limit) => {
    const results = await deps.store.transaction(async (repositories) => {
      const ended: SearchResult[] = []
      for (const search of await repositories.bookingSearches.take(limit))
        ended.push(await answer(repositories, deps, search))
      return ended
    })
    for (const result of results) deps.metrics.ended(result)
    if (results.includes('mailed')) deps.wakeMail()
    return results.length
  })
}

async function answer(
  repositories: Repositories,
  { signingKeys, now }: AnswerDeps,
  search: BookingSearch,
): Promise<SearchResult> {
  const { email, reference } = search
  const instant = now()
  const wanted = reference === null ? { validOn: endedBeforeDay(instant) } : { reference }
  const orderNos = await repositories.orderPeople.findPaidOf(email, wanted, MOST_LISTED)
  if (orderNos.length === 0) return 'nothing'
  if (!(await mayMail(repositories, signingKeys, search, instant))) return 'limited'
  const [mailbox] = mailboxTags(signingKeys, email)
  await repositories.mails.insert(bookingsMailName(mailbox), { lists: orderNos, mailbox }, instant)
  return 'mailed'
}
