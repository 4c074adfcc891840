/** Letters that Unicode does not decompose, by what people type for them (P50). */
const plain: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ŋ: 'n',
  ŧ: 't',
}

/** No airport, city, country or search is longer; the rest of a long paste cannot match anything. */
const longestName = 80

/**
 * Text as search compares it: lower case, without marks, apostrophes dropped, everything else that is neither letter
 * nor digit one space ("Xi'an" → 'xian', 'Ålesund' → 'alesund'). Folding twice changes nothing. Any input is safe:
 * only the first 80 characters count.
 */
export function foldText(text: string): string {
  return foldWithOrigins(text).folded
}

/**
 * The folded text, and where each of its characters begins in the original, so that a match can be shown there. There is
 * one origin more than there are characters: the last is the end of the folded part.
 *
 * @param longest how many characters of either count, for texts longer than a name
 */
export function foldWithOrigins(
  text: string,
  longest = longestName,
): { folded: string; origins: readonly number[] } {
  const origins: number[] = []
  let folded = ''
  let at = 0
  /** Where the separator after the last letter began; undefined while there is none. */
  let gapAt: number | undefined
  for (const character of text.slice(0, longest)) {
    for (const letter of plainLetters(character)) {
      if (!/[\p{L}\p{N}]/u.test(letter)) {
        if (folded !== '') gapAt ??= at
        continue
      }
      const added = gapAt === undefined ? letter : ` ${letter}`
      if (folded.length + added.length > longest) return { folded, origins: [...origins, gapAt ?? at] }
      if (gapAt !== undefined) origins.push(gapAt)
      for (let unit = 0; unit < letter.length; unit += 1) origins.push(at)
      folded += added
      gapAt = undefined
    }
    at += character.length
  }
  return { folded, origins: [...origins, gapAt ?? at] }
}

function plainLetters(character: string): string {
  // Most letters of most names, and lower case is all that they need.
  if (/^[\w ]$/.test(character)) return character.toLowerCase()
  return character
    .toLowerCase()
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’ʻ‘`´]/gu, '')
    .replace(/[æœøßđðþħıłŋŧ]/g, (letter) => plain[letter] ?? letter)
}
