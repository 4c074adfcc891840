import { foldWithOrigins } from '@layover/rules/fold-text'
import { wordStem } from '@layover/rules/search-words'

/** Synonyms of visitors, by the word of the answers. Both are folded. */
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

/** Words that are written as one or as two. Folding has replaced every hyphen by a space. */
const oneWord = /\b(wi|e|pre|re|non|check) (?=(?:fi|mail|book|schedul|refund|in)\w*)/g

/** Folds a query or a text of at most `longest` characters (80) so that both spell 'pre-book' and 'Wi-Fi' alike. */
export function foldHelp(text: string, longest?: number): string {
  return foldWithOrigins(text, longest).folded.replaceAll(oneWord, '$1')
}

/** The forms of a word that a text may contain: the word, its stem, its synonyms. */
export function formsOf(word: string): readonly string[] {
  const stem = wordStem(word)
  return [...new Set([word, stem, ...(otherNames[word] ?? otherNames[stem] ?? [])])]
}
