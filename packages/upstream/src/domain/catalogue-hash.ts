import { createHash } from 'node:crypto'
import { canonicalPairs } from '@layover/contracts'
import type { Catalogue } from './catalogue.ts'

/**
 * The same catalogue in the one form in which it is stored and compared: what has no order of its own is sorted, and instants
 * are ISO 8601 with milliseconds.
 */
export function canonicalCatalogue(catalogue: Catalogue): Catalogue {
  return {
    airports: sortedBy(catalogue.airports, ({ code }) => code),
    lounges: catalogue.lounges,
    lanes: catalogue.lanes,
    plans: catalogue.plans,
    walkUp: catalogue.walkUp,
    prices: sortedBy(
      catalogue.prices.map((price) => ({ ...price, validFrom: instant(price.validFrom) })),
      ({ kind, code, validFrom }) => [kind, code, validFrom].join(' '),
    ),
    discountCodes: sortedBy(
      catalogue.discountCodes.map((code) => ({
        ...code,
        serviceTypes: sortedBy(code.serviceTypes, (type) => type),
        validFrom: instant(code.validFrom),
        validUntil: instant(code.validUntil),
      })),
      ({ code }) => code,
    ),
    legalTexts: catalogue.legalTexts.map((text) => ({ ...text, updatedAt: instant(text.updatedAt) })),
    helpTopics: catalogue.helpTopics,
  }
}

/** SHA-256 in hexadecimal: the same for catalogues that do not differ. */
export function catalogueHash(catalogue: Catalogue): string {
  const text = JSON.stringify(canonicalPairs(canonicalCatalogue(catalogue)))
  return createHash('sha256').update(text).digest('hex')
}

const instant = (text: string) => new Date(text).toISOString()

function sortedBy<T>(all: readonly T[], keyOf: (each: T) => string): T[] {
  return all
    .map((each) => ({ each, key: keyOf(each) }))
    .sort((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)))
    .map(({ each }) => each)
}
