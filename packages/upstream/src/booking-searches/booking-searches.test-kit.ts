import { sentMails } from '../confirmation/confirmation.test-kit.ts'
import type { OutgoingMail } from '../mail/mail-transport.ts'
import type { SearchResult } from '../metrics/search-metrics.ts'
import { confirm, createOrder } from '../orders/orders.test-kit.ts'
import { testConfig, type Upstream } from '../upstream.test-kit.ts'
import { answerSearches } from './answer-searches.ts'

/** Answers the waiting searches as a round of another server does. @returns their results, in order */
export async function answered({ store, clock }: Upstream): Promise<SearchResult[]> {
  const results: SearchResult[] = []
  const metrics = { ended: (result: SearchResult) => void results.push(result) }
  const { signingKeys } = testConfig()
  await answerSearches({ store, signingKeys, now: () => clock.now, metrics, wakeMail: () => undefined })
  return results
}

/** Searches, answers, and returns the mails that went out. */
export async function found(upstream: Upstream, search: object): Promise<OutgoingMail[]> {
  await upstream.call('/order/find', search)
  await answered(upstream)
  return await sentMails(upstream)
}

/** Buys a pass, and lets its confirmation go. @returns its reference and number */
export async function bought(upstream: Upstream, change: object = {}) {
  const orderNo = await createOrder(upstream, change)
  const { data } = await confirm(upstream, orderNo)
  await sentMails(upstream)
  return { orderNo, reference: String(data?.reference), key: String(data?.key) }
}
