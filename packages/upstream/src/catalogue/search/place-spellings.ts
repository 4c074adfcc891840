import { foldText } from '@layover/rules/fold-text'

/** Letters that people without them on the keyboard write as two: 'Zuerich', 'Tromsoe', 'Aalesund'. */
const transcriptions: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' }

/** Words that are written out and shortened alike. */
const shortForms: readonly [long: string, short: string][] = [
  ['saint', 'st'],
  ['fort', 'ft'],
  ['mount', 'mt'],
]

/** A name folded, in every way in which it is commonly spelt. The plain one comes first. */
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

/** Words for the place that every airport is, in the tongues of many visitors, and where in it somebody goes. */
const genericWords = new Set(
  (
    'airport airports intl international regional national municipal airfield field ' +
    'aeropuerto aeroport aeroporto flughafen luchthaven lufthavn flygplats lentoasema lotnisko letiste havalimani ' +
    'lounge lounges fast track'
  ).split(' '),
)
const particles = new Set('de del di do da of the in at to from near island islands isle city'.split(' '))

/** Where in an airport somebody goes. */
const terminal = / (?:terminal \w{1,2}|t\d\w?)(?= |$)/g

/** Whether half of all airports bear the word, so that it tells none from another. */
export function isGeneric(word: string): boolean {
  return genericWords.has(word)
}

/**
 * What of a query tells airports apart: 'flughafen zurich' → 'zurich', 'heathrow terminal 5' → 'heathrow'. Empty
 * where nothing does.
 */
export function tellingPart(text: string): string {
  const words = text.replace(terminal, '').split(' ')
  return words.filter((word) => !isGeneric(word) && !particles.has(word)).join(' ')
}
