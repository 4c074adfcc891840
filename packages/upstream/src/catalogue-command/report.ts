import type { FieldChange, NounChanges } from '../catalogue-folder/diff.ts'
import type { Catalogue } from '../domain/catalogue.ts'
import { count } from '../terminal/count.ts'

/** Rows of each kind that a short report names. */
const FEW = 5
/** A text that is longer, or has several lines, is told by its length. */
const LONG = 80

/** The numbers of a catalogue in one line. */
export function countsOf({ lounges, lanes, plans, prices, discountCodes, helpTopics }: Catalogue): string {
  return [
    count(lounges.length, 'lounge'),
    count(lanes.length, 'lane'),
    count(plans.length, 'plan'),
    `${count(prices.length, 'price')} to come`,
    count(discountCodes.length, 'discount code'),
    count(helpTopics.questions.length, 'help question'),
  ].join(', ')
}

/** What an import changes, and what of it deserves a second look. */
export function changesReport(
  changes: readonly NounChanges[],
  warnings: readonly string[],
  hasAll: boolean,
): string {
  const lines = changes.flatMap((noun) => nounLines(noun, hasAll ? Number.POSITIVE_INFINITY : FEW))
  const hint = lines.some((line) => line.startsWith('    …')) ? ['--all names every row.'] : []
  const warned = warnings.length === 0 ? [] : ['Look twice:', ...warnings.map((warning) => `  ! ${warning}`)]
  return [...lines, ...hint, ...warned].map((line) => `${line}\n`).join('')
}

function nounLines({ noun, added, removed, changed, isReordered }: NounChanges, most: number): string[] {
  const counts = [
    [added.length, 'added'],
    [removed.length, 'removed'],
    [changed.length, 'changed'],
  ] as const
  const words = counts.flatMap(([number, word]) => (number === 0 ? [] : [`${number} ${word}`]))
  return [
    `  ${noun}: ${[...words, ...(isReordered ? ['in another order'] : [])].join(', ')}`,
    ...some(added, most, (key) => `    + ${key}`),
    ...some(removed, most, (key) => `    - ${key}`),
    ...some(changed, most, ({ key, fields }) => `    ~ ${key}: ${fields.map(fieldText).join('; ')}`),
  ]
}

function some<T>(all: readonly T[], most: number, lineOf: (each: T) => string): string[] {
  const more = all.length - most
  return [...all.slice(0, most).map(lineOf), ...(more > 0 ? [`    … and ${more} more`] : [])]
}

function fieldText({ name, before, after }: FieldChange): string {
  const isLong = [before, after].some((text) => text.length > LONG || text.includes('\n'))
  if (isLong) return `${name} is another text (${before.length} → ${after.length} characters)`
  return `${name}: ${before || 'nothing'} → ${after || 'nothing'}`
}
