import { sumOf } from '../../harness/scrape.ts'
import type { Finding } from '../findings.ts'

/** The retry budget before the first request. */
const SAVED_RETRIES = 10
const RETRY_SHARE = 0.2

export async function scrape(address: string): Promise<string> {
  return await (await fetch(address)).text()
}

/** Whether at most a fifth of the traffic was retries of reads, by the gateway's own count. */
export function retryFinding(text: string): Finding {
  const outcomes = 'layover_gateway_upstream_outcomes_total'
  const sent = (sumOf(text, outcomes) ?? 0) - (sumOf(text, outcomes, { outcome: 'refused' }) ?? 0)
  const retried = sumOf(text, 'layover_gateway_upstream_retries_total') ?? Number.NaN
  return {
    promise: 'at most a fifth of the traffic is retries of reads, and some are',
    isKept: retried > 0 && retried <= sent * RETRY_SHARE + SAVED_RETRIES,
    found: `${retried} of ${sent} requests, ${((retried / sent) * 100).toFixed(1)} %`,
  }
}

/** Looks at the breaker four times a second. */
export function watchBreaker(address: string) {
  const changes: string[] = []
  const look = async () => {
    const text = await scrape(address).catch(() => '')
    const state = ['closed', 'open', 'half-open'].find(
      (name) => text !== '' && sumOf(text, 'layover_gateway_breaker_state', { state: name }) === 1,
    )
    if (state !== undefined && state !== changes.at(-1)) changes.push(state)
  }
  const timer = setInterval(() => void look(), 250)
  return {
    stop: () => clearInterval(timer),
    /** The times at which it opened, and its last state. */
    seen: async () => {
      await look()
      const opened = changes.filter(
        (state, index) => state !== 'closed' && changes[index - 1] === 'closed',
      ).length
      return { opened, last: changes.at(-1) }
    },
  }
}
