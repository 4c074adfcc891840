import type { LedgerEntry } from './entry.ts'

/** The ledger's entries in memory, indexed by key, id and reference. */
export class LedgerIndex {
  readonly #entries: LedgerEntry[] = []
  readonly #byKey = new Map<string, LedgerEntry>()
  readonly #byId = new Map<string, LedgerEntry>()
  readonly #byReference = new Map<string, LedgerEntry[]>()

  add(entry: LedgerEntry): void {
    const { id, merchantReference } = entry.payment
    this.#entries.push(entry)
    this.#byKey.set(entry.idempotenceKey, entry)
    this.#byId.set(id, entry)
    this.#byReference.set(merchantReference, [...this.withReference(merchantReference), entry])
  }

  get all(): readonly LedgerEntry[] {
    return this.#entries
  }

  withKey(idempotenceKey: string): LedgerEntry | undefined {
    return this.#byKey.get(idempotenceKey)
  }

  withId(paymentId: string): LedgerEntry | undefined {
    return this.#byId.get(paymentId)
  }

  withReference(merchantReference: string): readonly LedgerEntry[] {
    return this.#byReference.get(merchantReference) ?? []
  }
}
