import type { Catalogue } from '../domain/catalogue.ts'
import type { FieldChange, NounChanges } from './diff.ts'
import { instantText } from './tables/instant-text.ts'

const PRICES = new Set(['entryPrice', 'prebookFee', 'price', 'additionalVisitPrice'])

/**
 * What of an import deserves a second look (P574): a price that falls or rises by more than half, another currency, and a
 * place that leaves with visits ahead of it.
 *
 * @param visitsAhead orders of visits that are still to come, by the code of the place
 */
export function warningsOf(
  changes: readonly NounChanges[],
  after: Catalogue,
  visitsAhead: ReadonlyMap<string, number>,
): string[] {
  const moved = changes.flatMap(({ noun, changed }) =>
    changed.flatMap(({ key, fields }) =>
      fields
        .filter(isLeap)
        .map((field) => `${noun}: ${key}: ${field.name} goes from ${field.before} to ${field.after}`),
    ),
  )
  const left = changes
    .filter(({ noun }) => noun === 'lounges' || noun === 'lanes')
    .flatMap(({ removed }) => removed)
    .flatMap((code) => {
      const visits = visitsAhead.get(code) ?? 0
      return visits === 0 ? [] : [`${code} leaves; orders of visits to it that are still to come: ${visits}`]
    })
  return [...moved, ...leapsToCome(changes, after), ...left]
}

function isLeap({ name, before, after }: FieldChange): boolean {
  if (name === 'currency') return before !== ''
  return PRICES.has(name) && isLeapOf(Number(before), Number(after))
}

function isLeapOf(before: number, after: number): boolean {
  return Math.abs(after - before) > before / 2
}

/** Prices that are added for later, beside the price until then. */
function leapsToCome(changes: readonly NounChanges[], after: Catalogue): string[] {
  const added = new Set(changes.find(({ noun }) => noun === 'prices')?.added)
  const now = new Map([
    ['WALK_UP', after.walkUp.priceMinor],
    ...after.lounges.map((each): [string, number] => [`LOUNGE ${each.loungeCode}`, each.entryPriceMinor]),
    ...after.lanes.map((each): [string, number] => [`LANE ${each.cipCode}`, each.priceMinor]),
    ...after.plans.map((each): [string, number] => [`PLAN ${each.planId}`, each.priceMinor]),
  ])
  return after.prices.flatMap(({ kind, code, validFrom, priceMinor }) => {
    const thing = `${kind} ${code}`.trim()
    const before = now.get(thing)
    now.set(thing, priceMinor)
    const isNew = added.has(`${thing} ${instantText(validFrom)}`)
    return isNew && before !== undefined && isLeapOf(before, priceMinor)
      ? [
          `prices: ${thing}: the price from ${instantText(validFrom)} on is more than half away from the one before`,
        ]
      : []
  })
}
