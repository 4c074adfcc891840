import { secretAt } from './secrets.ts'

/** Any text like a mail address. */
const EMAIL = /[^\s@<>"',;:()]+@[^\s@<>"',;:()]+\.[^\s@<>"',;:()]+/g

/** A shorter secret would also match inside ordinary words. */
const SHORTEST_WORD = 4

/**
 * Replaces secrets, the same one by the same replacement each time, so that related values stay related. It collects secrets
 * on the way, and removes every known one from each text.
 */
export class Masker {
  readonly #replacements = new Map<string, Map<string, string>>()
  /** Every secret's text with its replacement. */
  readonly #texts = new Map<string, string>()

  #replace(kind: string, mask: (n: number) => string, value: string): string {
    const known = this.#replacements.get(kind) ?? new Map<string, string>()
    this.#replacements.set(kind, known)
    const replacement = known.get(value) ?? mask(known.size + 1)
    known.set(value, replacement)
    if (value.length >= SHORTEST_WORD) this.#texts.set(value, replacement)
    return replacement
  }

  /** The same value with the secrets that its fields hold replaced; other fields stay as they are. */
  mask(call: string, value: unknown, parent = ''): unknown {
    if (Array.isArray(value)) return value.map((item) => this.mask(call, item, parent))
    if (typeof value !== 'object' || value === null) return value
    const entries = Object.entries(value).map(([name, inner]): [string, unknown] => {
      const secret = secretAt(call, parent, name)
      if (secret === undefined || inner === '') return [name, this.mask(call, inner, name)]
      if (typeof inner === 'object' && inner !== null) return [name, this.mask(call, inner, name)]
      return [name, this.#replace(secret.kind, secret.mask, String(inner))]
    })
    return Object.fromEntries(entries)
  }

  /** The same value without the secrets that are known by now and without mail addresses in its texts. */
  sweep(value: unknown): unknown {
    if (typeof value === 'string') return this.#sweepText(value)
    if (Array.isArray(value)) return value.map((item) => this.sweep(item))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, this.sweep(inner)]))
  }

  #sweepText(text: string): string {
    if (this.#isOurs(text)) return text
    let swept = text
    // Longer ones first: a short one may stand inside them.
    for (const [secret, replacement] of this.#byLength()) {
      if (swept.includes(secret)) swept = swept.replaceAll(secret, replacement)
    }
    return swept.replaceAll(EMAIL, (found) => (this.#isOurs(found) ? found : 'masked@example.com'))
  }

  #sorted: [string, string][] = []

  #byLength(): readonly [string, string][] {
    if (this.#sorted.length !== this.#texts.size) {
      this.#sorted = [...this.#texts].sort(([a], [b]) => b.length - a.length)
    }
    return this.#sorted
  }

  /** A replacement is no secret. */
  #isOurs(text: string): boolean {
    return (
      /masked/i.test(text) &&
      [...this.#replacements.values()].some((known) => [...known.values()].includes(text))
    )
  }
}
