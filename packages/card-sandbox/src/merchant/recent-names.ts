/** The number of names in memory. */
const MAX_NAMES = 1_000

/**
 * The cardholder's names of recent encrypted payments, so that tests can check that a name arrived whole. They are in
 * memory only, never in a file or a log.
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
