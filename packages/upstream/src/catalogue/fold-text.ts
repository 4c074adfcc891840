/** Letters that Unicode does not decompose, by what people type for them. */
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

/** No airport, city or country is longer; the rest of a long paste cannot match anything. */
const longestText = 80

/**
 * Text as search compares it: lower case, without marks, apostrophes dropped, everything else that is neither letter
 * nor digit one space ("Xi'an" → 'xian', 'Ålesund' → 'alesund'). Folding twice changes nothing. Any input is safe:
 * only the first 80 characters are looked at.
 */
export function foldText(text: string): string {
  return text
    .slice(0, longestText)
    .toLowerCase()
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’ʻ‘`´]/gu, '')
    .replace(/[æœøßđðþħıłŋŧ]/g, (letter) => plain[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, longestText)
    .trim()
}
