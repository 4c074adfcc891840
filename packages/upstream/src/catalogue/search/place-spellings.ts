import { foldText } from '@layover/rules/fold-text'

/** Letters that are often written as two: 'Zuerich', 'Tromsoe', 'Aalesund'. */
const transcriptions: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' }

/** Words with a common short form. */
const shortForms: readonly [long: string, short: string][] = [
  ['saint', 'st'],
  ['fort', 'ft'],
  ['mount', 'mt'],
]

/** Every common spelling of a name, folded. The plain one comes first. */
export function spellings(name: string): string[] {
  const transcribed = foldText(
    name.toLowerCase().replace(/[äöüøå]/g, (letter) => transcriptions[letter] ?? letter),
  )
  const folded = [...new Set([foldText(name), transcribed])]
  return [...new Set(folded.flatMap((text) => [text, swapped(text, 0, 1), swapped(text, 1, 0)]))]
}

/** Every long form for its short one, or the other way round. */
function swapped(text: string, from: 0 | 1, to: 0 | 1): string {
  const words = text.split(' ')
  return words.map((word) => shortForms.find((forms) => forms[from] === word)?.[to] ?? word).join(' ')
}

/** Words for an airport in many languages, and for parts of it. */
const genericWords = new Set(
  (
    'airport airports intl international regional national municipal airfield field ' +
    'aeropuerto aeroport aeroporto flughafen luchthaven lufthavn flygplats lentoasema lotnisko letiste havalimani ' +
    'lounge lounges fast track'
  ).split(' '),
)
const particles = new Set('de del di do da of the in at to from near island islands isle city'.split(' '))

/** Words for parts of an airport. */
const terminal = / (?:terminal \w{1,2}|t\d\w?)(?= |$)/g

/** Whether the word is in so many airports' names that it identifies none. */
export function isGeneric(word: string): boolean {
  return genericWords.has(word)
}

/**
 * The part of a query that identifies an airport: 'flughafen zurich' → 'zurich', 'heathrow terminal 5' → 'heathrow'.
 * Empty where there is none.
 */
export function significantPart(text: string): string {
  const words = text.replace(terminal, '').split(' ')
  return words.filter((word) => !isGeneric(word) && !particles.has(word)).join(' ')
}
