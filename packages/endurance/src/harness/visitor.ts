/** The outcome of a visitor's request: an answer, or a broken connection. */
export type Answer =
  | { readonly status: number; readonly isReplay: boolean; readonly body: Envelope }
  | { readonly status: 0 }

/** The gateway's envelope, or its problem document. */
export interface Envelope {
  readonly state?: string
  readonly errorCode?: string
  // Untyped, since the gateway checks the contract's schemas.
  readonly data?: { readonly [name: string]: unknown }
}

/** The part of an answer that a visitor reads. */
export interface Reply {
  readonly status: number
  readonly headers: { readonly get: (name: string) => string | null }
  readonly json: () => Promise<unknown>
}

interface RequestInit {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** Sends a visitor's requests; `fetch`, unless a test watches them. */
export type Fetch = (url: string, init?: RequestInit) => Promise<Reply>

const plainFetch: Fetch = async (url, { headers, ...rest } = {}) =>
  await fetch(url, { ...rest, headers: { ...headers } })

/** A browser without a screen: it keeps its cookie, and every call goes through the gateway. */
export class Visitor {
  readonly #gateway: string
  readonly #fetch: Fetch
  #cookie = ''

  constructor(gatewayOrigin: string, fetch = plainFetch) {
    this.#gateway = gatewayOrigin
    this.#fetch = fetch
  }

  /** Opens the shop, which gives the cookie. */
  async arrive(): Promise<void> {
    const answer = await this.#fetch(`${this.#gateway}/config.json`)
    this.#cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
  }

  /** One call; a connection that breaks is no answer, as for a browser. */
  async post(path: string, body: object, key?: string): Promise<Answer> {
    const headers = { 'content-type': 'application/json', cookie: this.#cookie }
    try {
      const answer = await this.#fetch(`${this.#gateway}/api${path}`, {
        method: 'POST',
        headers: key === undefined ? headers : { ...headers, 'idempotency-key': key },
        body: JSON.stringify(body),
      })
      const isReplay = answer.headers.get('idempotency-replayed') === 'true'
      return { status: answer.status, isReplay, body: (await answer.json()) as Envelope }
    } catch {
      return { status: 0 }
    }
  }

  /** A session with the card provider, by the request of the shop. */
  async cardSession(): Promise<{ clientSessionId: string; customerId: string }> {
    const headers = { cookie: this.#cookie }
    const answer = await this.#fetch(`${this.#gateway}/api/lounge/createSession/layover`, { headers })
    const { data } = (await answer.json()) as { data: { clientSessionId: string; customerId: string } }
    return data
  }

  /** The cheapest membership. */
  async firstPlan(): Promise<{ planId: string; price: string }> {
    const answer = await this.#fetch(`${this.#gateway}/api/purchasemembership/getPlans`)
    const { data } = (await answer.json()) as { data: { planId: string; price: string }[] }
    if (data[0] === undefined) throw new Error('there is no plan')
    return data[0]
  }

  /** A call that has to succeed. @returns its data */
  async get(path: string, body: object, key?: string): Promise<NonNullable<Envelope['data']>> {
    const answer = await this.post(path, body, key)
    if (answer.status !== 200 || answer.body.data === undefined)
      throw new Error(`${path}: ${JSON.stringify(answer)}`)
    return answer.body.data
  }
}

/** A card at the provider's vault, as the browser sends it there. @returns the token */
export async function cardToken(
  sandboxOrigin: string,
  cardNumber: string,
  fetch: Fetch = plainFetch,
): Promise<string> {
  const answer = await fetch(`${sandboxOrigin}/payment/v2/front/cacheCardInfo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      cardHolderName: 'Amelia Hart',
      cardNumber,
      cvv: '123',
      expireTime: '1235',
      caller: 'layover-shop',
    }),
  })
  const { result } = (await answer.json()) as { result: { token: string } }
  return result.token
}
