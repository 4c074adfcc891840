import { foldText, foldWithOrigins } from '@layover/rules/fold-text'

/** One part of a text; `isMatch` marks the searched word. */
type Stretch = { text: string; isMatch: boolean; start: number }

/** Cuts a text at the first word that begins with the keyword, or else at its first occurrence. */
export function stretches(text: string, keyword: string): Stretch[] {
  const wanted = foldText(keyword)
  const { folded, origins } = foldWithOrigins(text)
  const found = wanted === '' ? -1 : beginningOf(folded, wanted)
  if (found < 0) return [{ text, isMatch: false, start: 0 }]
  const start = origins[found] ?? 0
  const end = origins[found + wanted.length] ?? text.length
  const cuts = [
    { text: text.slice(0, start), isMatch: false, start: 0 },
    { text: text.slice(start, end), isMatch: true, start },
    { text: text.slice(end), isMatch: false, start: end },
  ]
  return cuts.filter((stretch) => stretch.text !== '')
}

function beginningOf(folded: string, wanted: string): number {
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + 1)) {
    if (at === 0 || folded[at - 1] === ' ') return at
  }
  return folded.indexOf(wanted)
}
