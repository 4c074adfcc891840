import { randomBytes } from 'node:crypto'
import type { CardSummary } from '../cards/test-card.ts'

export const TOKEN_LIFETIME_MS = 15 * 60_000

/** Limits the memory for tokens. */
export const MAX_LIVE_TOKENS = 10_000

/** One address may fill a fifth of it. */
export const MAX_TOKENS_OF_ADDRESS = MAX_LIVE_TOKENS / 5

type Stored = {
  readonly card: CardSummary
  readonly address: string
  readonly expiresAtMs: number
  claimedBy?: string
}

/** Tokens in memory. Each holds for 15 minutes and for one payment. */
export class TokenVault {
  readonly #tokens = new Map<string, Stored>()
  readonly #ofAddress = new Map<string, number>()
  readonly #now: () => number

  constructor(now: () => number) {
    this.#now = now
  }

  /** Issues a token of 256 random bits for a card; undefined when too many tokens are alive, in all or of this address. */
  issue(card: CardSummary, address: string): string | undefined {
    this.#dropExpired()
    const ofAddress = this.#ofAddress.get(address) ?? 0
    if (this.#tokens.size >= MAX_LIVE_TOKENS || ofAddress >= MAX_TOKENS_OF_ADDRESS) return undefined
    const token = randomBytes(32).toString('base64url')
    this.#tokens.set(token, { card, address, expiresAtMs: this.#now() + TOKEN_LIFETIME_MS })
    this.#ofAddress.set(address, ofAddress + 1)
    return token
  }

  /**
   * Assigns the token to the payment with this idempotence key. The same payment may be repeated after a fault.
   * Returns undefined for an unknown, expired or used token.
   */
  claim(token: string, idempotenceKey: string): CardSummary | undefined {
    this.#dropExpired()
    const stored = this.#tokens.get(token)
    if (!stored || (stored.claimedBy !== undefined && stored.claimedBy !== idempotenceKey)) return undefined
    stored.claimedBy = idempotenceKey
    return stored.card
  }

  /** Forgets a token whose payment is decided: it makes room for others, and is unknown from now on. */
  spend(token: string): void {
    const stored = this.#tokens.get(token)
    if (stored) this.#drop(token, stored)
  }

  /** All live equally long, so the oldest stand first. */
  #dropExpired(): void {
    const now = this.#now()
    for (const [token, stored] of this.#tokens) {
      if (stored.expiresAtMs > now) return
      this.#drop(token, stored)
    }
  }

  #drop(token: string, { address }: Stored): void {
    this.#tokens.delete(token)
    const left = (this.#ofAddress.get(address) ?? 0) - 1
    if (left > 0) this.#ofAddress.set(address, left)
    else this.#ofAddress.delete(address)
  }
}
