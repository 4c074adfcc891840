import { randomUUID } from 'node:crypto'
import { type Answer, reasonOf, replyOf } from '../payments/provider-answer.ts'
import { createProviderClient, type ProviderConfig } from '../payments/provider-client.ts'
import { providerAddresses } from '../payments/provider-paths.ts'
import type { ReplyName } from '../payments/provider-replies.ts'
import { createTransport } from '../payments/provider-transport.ts'

interface Trial {
  readonly provider: ProviderConfig
  /** Whether browsers encrypt cards under sessions of the provider. */
  readonly opensSessions: boolean
}

/** A reply that is not the one that a trial needs. */
interface Difference {
  readonly reply: ReplyName
  readonly why: string
}

/** How a provider refuses a request that is no payment. */
const REFUSALS: ReadonlySet<number> = new Set([400, 422])

/**
 * Tries the card provider by calls that charge nothing: looks a payment up that does not exist, opens a session where
 * browsers need one, and sends an empty payment, which has to be refused (P597).
 *
 * @returns the first difference in one line; undefined where the provider can be used
 */
export async function tryProvider({ provider, opensSessions }: Trial): Promise<string | undefined> {
  const client = createProviderClient(provider)
  const found = await client.find(`check.${randomUUID()}`)
  if (found.outcome === 'UNKNOWN') return lineOf(found, 'CARD_LOOKUP_PATH', provider)
  if (opensSessions) {
    const session = await client.openSession()
    if (session.outcome !== 'OPENED') return lineOf(session, 'CARD_SESSION_PATH', provider)
  }
  const difference = ofEmptyPayment(await sendEmptyPayment(provider))
  return difference && lineOf(difference, 'CARD_PAYMENT_PATH', provider)
}

async function sendEmptyPayment(provider: ProviderConfig): Promise<Answer> {
  const headers = {
    'content-type': 'application/json',
    'x-gcs-idempotence-key': `check.${randomUUID()}`,
  }
  const { payments } = providerAddresses(provider)
  return await createTransport(provider)(
    payments,
    { method: 'POST', headers, body: '{}' },
    provider.timeoutMs,
  )
}

function ofEmptyPayment(answer: Answer): Difference | undefined {
  if (answer.kind === 'fault') return answer
  const { status, body } = answer
  const reply = replyOf(answer)
  const isRefusal = (reply === 'request_refused' || reply === 'card_refused') && REFUSALS.has(status)
  if (isRefusal) return undefined
  const isPath = status === 405
  return {
    reply: isPath ? 'not_found' : (reply ?? 'unreadable'),
    why:
      reply === undefined
        ? `an empty payment got the status ${status}`
        : `status ${status} ${reasonOf(body)}`,
  }
}

/** What an operator should look at, for each reply; the others say enough by their reason. */
function adviceOf(reply: ReplyName, path: string, { auth }: ProviderConfig): string {
  switch (reply) {
    case 'unauthorized':
      return auth === 'basic'
        ? 'MERCHANT_KEY_ID, MERCHANT_SECRET or MERCHANT_AUTH is not what it knows'
        : 'MERCHANT_KEY_ID, MERCHANT_SECRET or MERCHANT_AUTH is not what it knows, or a clock is minutes wrong'
    case 'forbidden':
      return 'MERCHANT_ID is not the merchant of this key'
    case 'not_found':
      return `CARD_PROVIDER_URL, MERCHANT_ID or ${path} leads nowhere`
    case 'no_connection':
      return 'CARD_PROVIDER_URL: no connection'
    case 'timed_out':
      return 'no answer within PAYMENT_TIMEOUT_SECONDS'
    default:
      return `the answer at ${path} cannot be used`
  }
}

/** The provider's own words are cut to one line of a terminal. */
function lineOf({ reply, why }: Difference, path: string, provider: ProviderConfig): string {
  return `${adviceOf(reply, path, provider)} (${why.replace(/[^\x20-\x7e]/g, '?').slice(0, 200)})`
}
