import { calls } from '@layover/contracts'
import { sampleToken } from '../options/sample-data.ts'
import type { Run } from '../run/run.ts'
import type { World } from '../run/world.ts'

/** The means of test payments: a token for each, or undefined where none can be had. */
export interface CardMeans {
  readonly next: () => Promise<string | undefined>
  readonly nextDeclined: () => Promise<string | undefined>
  /** It is unknown whether these tokens can be charged, so a decline is no fault of the upstream. */
  readonly isGuess: boolean
}

const TEST_CARD = '4242424242424242'
const VAULT_PATH = '/payment/v2/front/cacheCardInfo'
const VAULT_MS = 5000

function inTurn(tokens: readonly string[] | undefined): () => Promise<string | undefined> {
  let used = 0
  return async () => tokens?.[used++ % tokens.length]
}

/** A token of a test card from a vault (P178); undefined where none is made. */
async function cache(vaultUrl: string, cardNumber: string): Promise<string | undefined> {
  const body = JSON.stringify({
    cardHolderName: 'Contract Check',
    cardNumber,
    cvv: '123',
    expireTime: '1239',
    caller: 'layover-shop',
  })
  try {
    const answer = await fetch(new URL(VAULT_PATH, vaultUrl), {
      method: 'POST',
      body,
      signal: AbortSignal.timeout(VAULT_MS),
      redirect: 'error',
      headers: { 'content-type': 'application/json', 'x-caller': 'layover-shop' },
    })
    const value = (await answer.json()) as { state?: unknown; result?: { token?: unknown } }
    const token = value.result?.token
    return value.state === '1' && typeof token === 'string' ? token : undefined
  } catch {
    return undefined
  }
}

const isLoopback = ({ hostname }: URL) => ['127.0.0.1', 'localhost', '[::1]'].includes(hostname)

/** The vault beside an upstream of this machine, by its card session. Only there the check sends card data unasked. */
async function vaultBeside(run: Run): Promise<string | undefined> {
  if (!isLoopback(new URL(run.options.baseUrl))) return undefined
  const session = await run.fetch(calls.lounge.createSession, { path: { agentId: run.agents.general } })
  if (session.kind !== 'success' || !URL.canParse(session.data.clientApiUrl)) return undefined
  const url = new URL(session.data.clientApiUrl)
  return isLoopback(url) ? url.origin : undefined
}

/** Finds the means of payment here. */
export async function cardMeans(run: Run, { data, hasSampleCatalogue }: World): Promise<CardMeans> {
  const { payment } = data
  const declined = payment?.declinedTokens
  if (payment?.tokens !== undefined) {
    return { next: inTurn(payment.tokens), nextDeclined: inTurn(declined), isGuess: false }
  }
  const vault = payment?.vaultUrl ?? (await vaultBeside(run))
  const card = payment?.card ?? TEST_CARD
  const token = vault === undefined ? undefined : await cache(vault, card)
  if (vault !== undefined && token !== undefined) {
    const declinedCard = payment?.declinedCard ?? (hasSampleCatalogue ? '4000000000000002' : undefined)
    return {
      next: async () => await cache(vault, card),
      nextDeclined: async () => (declinedCard === undefined ? undefined : await cache(vault, declinedCard)),
      isGuess: false,
    }
  }
  const guess = hasSampleCatalogue ? sampleToken : undefined
  return { next: async () => guess, nextDeclined: inTurn(declined), isGuess: true }
}
