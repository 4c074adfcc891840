/** Letters that no decomposition takes apart (ruling 29). All but the last two stay one letter. */
const SINGLE: Readonly<Record<string, string>> = { ı: 'i', ø: 'o', ł: 'l', đ: 'd', ß: 'ss', æ: 'ae' }

/** A text without case and diacritics, and for each of its letters where it came from in the original. */
export function fold(text: string): { folded: string; origins: number[] } {
  let folded = ''
  const origins: number[] = []
  let at = 0
  for (const character of text) {
    const plain = [...character.toLowerCase().normalize('NFD')]
      .map((letter) => SINGLE[letter] ?? letter.replace(/\p{M}/u, ''))
      .join('')
    folded += plain
    for (let index = 0; index < plain.length; index += 1) origins.push(at)
    at += character.length
  }
  return { folded, origins }
}

/** One stretch of a text; `isMatch` where it is what was searched for. */
export type Stretch = { text: string; isMatch: boolean; start: number }

/** Cuts a text at the first place where the keyword begins a word in it, else at the first place at all. */
export function stretches(text: string, keyword: string): Stretch[] {
  const wanted = fold(keyword.trim()).folded
  const { folded, origins } = fold(text)
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
    if (at === 0 || !/[\p{L}\p{N}]/u.test(folded[at - 1] ?? '')) return at
  }
  return folded.indexOf(wanted)
}
