import { randomBytes } from 'node:crypto'

export const SESSION_LIFETIME_MS = 2 * 60 * 60_000

/** Limits the memory for sessions: above this number the oldest session is dropped. */
export const MAX_LIVE_SESSIONS = 10_000

/** Limits the payments of a session. A visitor pays once, or a few times after declines. */
export const MAX_NONCES = 50

/** The names of a browser's session, known to the merchant and the browser. */
type ClientSession = { readonly clientSessionId: string; readonly customerId: string }

type Stored = ClientSession & {
  readonly merchantId: string
  readonly expiresAtMs: number
  /** The idempotence key of the payment of each used nonce. */
  readonly nonces: Map<string, string>
}

/** Sessions in memory. Each lives for two hours and belongs to one customer of one merchant. */
export class ClientSessions {
  readonly #sessions = new Map<string, Stored>()
  readonly #now: () => number

  constructor(now: () => number) {
    this.#now = now
  }

  /** Opens a session whose ids have 128 random bits each. */
  open(merchantId: string): ClientSession {
    this.#dropExpired()
    const [oldest] = this.#sessions.keys()
    if (oldest !== undefined && this.#sessions.size >= MAX_LIVE_SESSIONS) this.#sessions.delete(oldest)
    const clientSessionId = randomBytes(16).toString('hex')
    const customerId = `c${randomBytes(16).toString('hex')}`
    const expiresAtMs = this.#now() + SESSION_LIFETIME_MS
    this.#sessions.set(clientSessionId, {
      clientSessionId,
      customerId,
      merchantId,
      expiresAtMs,
      nonces: new Map(),
    })
    return { clientSessionId, customerId }
  }

  /** Returns the live session with this id; undefined when it is unknown or has expired. */
  find(clientSessionId: string): (ClientSession & { readonly merchantId: string }) | undefined {
    this.#dropExpired()
    return this.#sessions.get(clientSessionId)
  }

  /**
   * Assigns a nonce to the payment with this idempotence key. The same payment may be repeated after a fault; another
   * payment is a replay. Returns false for a replay, for an expired session and for one with too many payments.
   */
  claimNonce(clientSessionId: string, nonce: string, idempotenceKey: string): boolean {
    this.#dropExpired()
    const nonces = this.#sessions.get(clientSessionId)?.nonces
    if (nonces === undefined) return false
    const claimedBy = nonces.get(nonce)
    if (claimedBy !== undefined) return claimedBy === idempotenceKey
    if (nonces.size >= MAX_NONCES) return false
    nonces.set(nonce, idempotenceKey)
    return true
  }

  /** All live equally long, so the oldest stand first. */
  #dropExpired(): void {
    const now = this.#now()
    for (const [id, { expiresAtMs }] of this.#sessions) {
      if (expiresAtMs > now) return
      this.#sessions.delete(id)
    }
  }
}
