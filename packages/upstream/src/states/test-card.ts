/** Where cards become tokens, and the shop's name there. */
export interface Vault {
  readonly url: string
  readonly caller: string
}

const PATH = '/payment/v2/front/cacheCardInfo'
const PATIENCE_MS = 5_000

/** The sandbox's first test number: it belongs to nobody, and no real card provider takes it. */
const card = { cardHolderName: 'Amelia Hart', cardNumber: '4242424242424242', cvv: '123', expireTime: '1239' }

/** A token of a test card that can be charged (P178); undefined where the vault makes none. */
export async function tokenOfTestCard({ url, caller }: Vault): Promise<string | undefined> {
  try {
    const reply = await fetch(new URL(PATH, url), {
      method: 'POST',
      body: JSON.stringify({ ...card, caller }),
      headers: { 'content-type': 'application/json', 'x-caller': caller },
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const { result } = (await reply.json()) as { result?: { token?: unknown } }
    return typeof result?.token === 'string' ? result.token : undefined
  } catch {
    return undefined
  }
}
