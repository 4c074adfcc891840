/** Words of every question, which distinguish none from another. */
const common = new Set(
  `a about am an and any are as at be been but by can cannot cant could did do does doesnt dont for from get got had has have
  how i if im in into is isnt it its ive me my of on or our please should so some than that the their them then there these they
  this to up us was we were what whats when where which while who why will with would you your`.split(/\s+/),
)

/** The words of a folded text (`foldText`) that distinguish it; all of them where none does. */
export function significantWords(text: string): string[] {
  const words = text.split(' ')
  const significant = words.filter((word) => !common.has(word))
  return significant.length > 0 ? significant : words
}

/** English endings that a beginning of a word does without: 'cancelled' → 'cancel', 'passes' → 'pass'. Rough on purpose. */
export function wordStem(word: string): string {
  const [, root] = /^(.{3,}?)(?:ing|ed|es|s)$/.exec(word) ?? []
  if (root === undefined || word.endsWith('ss')) return word
  return /([^aeiouls])\1$|ll$/.test(root) ? root.slice(0, -1) : root
}
