import { foldWithOrigins } from '@layover/rules/fold-text'

/** Words that stand in every question, and so tell none from another. */
const common = new Set(
  `a about am an and any are as at be been but by can cannot cant could did do does doesnt dont for from get got had has have
  how i if im in into is isnt it its ive me my of on or our please should so some than that the their them then there these they
  this to up us was we were what whats when where which while who why will with would you your`.split(/\s+/),
)

/** What people call a thing, by what the answers call it. Both are folded. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  alcohol: ['wine'],
  baby: ['children'],
  child: ['children'],
  clothes: ['dress'],
  complain: ['contact', 'write to us'],
  coupon: ['discount code'],
  delay: ['late', 'delayed'],
  download: ['pass'],
  drink: ['drinks', 'wine'],
  entry: ['get into', 'go in'],
  expire: ['valid', 'expired'],
  family: ['children'],
  food: ['snacks'],
  group: ['guests', 'how many'],
  gdpr: ['data'],
  infant: ['children'],
  kid: ['children'],
  login: ['account'],
  money: ['refund'],
  phone: ['write to us'],
  priority: ['fast track'],
  promo: ['discount code'],
  qr: ['qr code'],
  queue: ['fast track'],
  shower: ['showers'],
  subscription: ['membership'],
  ticket: ['pass'],
  toddler: ['children'],
  voucher: ['discount code'],
}

/** Words that some write in one and some in two. Folding has made every hyphen a space. */
const oneWord = /\b(wi|e|pre|re|non|check) (?=(?:fi|mail|book|schedul|refund|in)\w*)/g

/** Folds a query or a text of at most `longest` characters (80) so that both spell 'pre-book' and 'Wi-Fi' alike. */
export function foldHelp(text: string, longest?: number): string {
  return foldWithOrigins(text, longest).folded.replaceAll(oneWord, '$1')
}

/** The words of a folded query that tell something; all of them where none does. */
export function tellingWords(text: string): string[] {
  const words = text.split(' ')
  const telling = words.filter((word) => !common.has(word))
  return telling.length > 0 ? telling : words
}

/** What a word may stand as in a text: itself, its stem, what else people call the thing. */
export function formsOf(word: string): readonly string[] {
  const stem = stemOf(word)
  return [...new Set([word, stem, ...(otherNames[word] ?? otherNames[stem] ?? [])])]
}

/** English endings that a beginning of a word does without: 'cancelled' → 'cancel', 'passes' → 'pass'. Rough on purpose. */
function stemOf(word: string): string {
  const [, root] = /^(.{3,}?)(?:ing|ed|es|s)$/.exec(word) ?? []
  if (root === undefined || word.endsWith('ss')) return word
  return /([^aeiouls])\1$|ll$/.test(root) ? root.slice(0, -1) : root
}
