import { randomBytes } from 'node:crypto'

export const SESSION_LIFETIME_MS = 2 * 60 * 60_000

/** A flood of sessions must not fill the memory: beyond this the oldest is forgotten. */
export const MAX_LIVE_SESSIONS = 10_000

/** A visitor pays once, or a few times after declines. */
export const MAX_NONCES = 50

/** A browser's session, as both sides are told of it. */
type ClientSession = { readonly clientSessionId: string; readonly customerId: string }

type Stored = ClientSession & {
  readonly merchantId: string
  readonly expiresAtMs: number
  /** Each nonce that paid, with the idempotence key of its payment. */
  readonly nonces: Map<string, string>
}

/** Sessions in memory. Each lives for two hours and belongs to one customer of one merchant. */
export class ClientSessions {
  readonly #sessions = new Map<string, Stored>()
  readonly #now: () => number

  constructor(now: () => number) {
    this.#now = now
  }

  /** Opens a session with 128 random bits for each of its names. */
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

  /** The live session of this id; undefined when it is unknown or over. */
  find(clientSessionId: string): (ClientSession & { readonly merchantId: string }) | undefined {
    this.#dropExpired()
    return this.#sessions.get(clientSessionId)
  }

  /**
   * Gives a nonce to one payment, named by its idempotence key: the same payment may come again after a fault, any other
   * is a replay. False also when the session is over or has paid too often.
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
