/** How many names are remembered. */
const MAX_NAMES = 1_000

/**
 * The cardholder's name of recent encrypted payments, in memory alone and for tests: they ask whether it arrived whole.
 * No file and no log ever holds it.
 */
export class RecentNames {
  readonly #names = new Map<string, string>()

  remember(paymentId: string, name: string): void {
    this.#names.set(paymentId, name)
    const [oldest] = this.#names.keys()
    if (oldest !== undefined && this.#names.size > MAX_NAMES) this.#names.delete(oldest)
  }

  of(paymentId: string): string | undefined {
    return this.#names.get(paymentId)
  }
}
