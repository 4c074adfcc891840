import { foldText } from '@layover/rules/fold-text'

/** The group of cities that begin with no Latin letter. */
const OTHER = 'Other'

type Placed = { readonly name: string; readonly city: string }

/** The airports of one letter, by city and then by name. */
export type LetterGroup<Each> = readonly [letter: string, airports: readonly Each[]]

/**
 * Airports by the first letter of their city, in alphabetical order: 'Ålesund' under A, 'Łódź' under L, '42 Field' under
 * `Other`, last. An airport without a city counts by its own name.
 */
export function byLetter<Each extends Placed>(airports: readonly Each[]): LetterGroup<Each>[] {
  const keyed = airports
    .map((airport) => ({
      airport,
      key: foldText(airport.city || airport.name),
      name: foldText(airport.name),
    }))
    .sort((a, b) => compared(a.key, b.key) || compared(a.name, b.name))
  const groups = new Map<string, Each[]>()
  for (const { airport, key } of keyed) {
    const first = key.charAt(0).toUpperCase()
    const letter = /[A-Z]/.test(first) ? first : OTHER
    const group = groups.get(letter)
    if (group) group.push(airport)
    else groups.set(letter, [airport])
  }
  return [...groups].sort(([a], [b]) => Number(a === OTHER) - Number(b === OTHER) || compared(a, b))
}

/** Folded text has plain letters, so its order needs no language. */
function compared(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}
