import { significantWords } from '@layover/rules/search-words'
import type { HelpQuestion } from '../../domain/catalogue.ts'
import { createNearSpellings } from '../search/near-spellings.ts'
import { foldHelp, formsOf } from './help-words.ts'

/** Finds questions for some words, the best first. Any string is safe; one without letters or digits finds none. */
export type HelpSearch = (words: string) => readonly HelpQuestion[]

/** The searched form of one question: folded, between spaces, so that ' word' finds the beginning of a word. */
interface Entry {
  readonly source: HelpQuestion
  readonly question: string
  /** As a reader sees it. */
  readonly answer: string
  readonly rank: number
}

/** The contract's longest answer. */
const longestText = 8000

/**
 * Folds the questions once and returns a search over them. Every significant word must begin a word, in any order: in
 * the question first, then in question and answer together, then in the answer. Near spellings count only when
 * nothing matched, those of questions first.
 */
export function createHelpSearch(questions: readonly HelpQuestion[]): HelpSearch {
  const entries = questions.map((source, rank) => entryOf(source, rank))
  const nearQuestions = createNearSpellings(entries, ({ question }) => termsOf(question))
  const nearTexts = createNearSpellings(entries, ({ question, answer }) => termsOf(question + answer))
  return (words) => {
    const text = foldHelp(words)
    if (text === '') return []
    const significant = significantWords(text)
    const exact = findExact(entries, text, significant)
    const found =
      exact.length > 0 ? exact : [...new Set([...nearQuestions(significant), ...nearTexts(significant)])]
    return found.map(({ source }) => source)
  }
}

function entryOf(source: HelpQuestion, rank: number): Entry {
  const plain = source.answer.replaceAll(/\]\([^)]*\)/g, ' ')
  return {
    source,
    question: ` ${foldHelp(source.question, longestText)} `,
    answer: ` ${foldHelp(plain, longestText)} `,
    rank,
  }
}

/** Words, and each pair of neighbours joined, for spellings such as 'fasttrack'. */
function termsOf(text: string): string[] {
  const words = text.trim().split(/ +/)
  return [
    ...significantWords(words.join(' ')),
    ...words.slice(1).map((word, index) => `${words[index]}${word}`),
  ]
}

function findExact(entries: readonly Entry[], text: string, words: readonly string[]): Entry[] {
  const forms = words.map(formsOf)
  const hits: { entry: Entry; order: number }[] = []
  for (const entry of entries) {
    const order = orderOf(entry, text, forms)
    if (order !== undefined) hits.push({ entry, order })
  }
  return hits.sort((a, b) => a.order - b.order || a.entry.rank - b.entry.rank).map(({ entry }) => entry)
}

/** The rank of a match, the best is smallest: 0 to 2 in the question, 3 in part, 4 and 5 in the answer. */
function orderOf({ question, answer }: Entry, text: string, forms: readonly (readonly string[])[]) {
  // A text of two letters must match a whole word, because it begins too many.
  const begins = (within: string) => (form: string) =>
    within.includes(form.length > 2 ? ` ${form}` : ` ${form} `)
  const inQuestion = forms.filter((each) => each.some(begins(question)))
  const isEverywhere = forms.every((each) => inQuestion.includes(each) || each.some(begins(answer)))
  if (!isEverywhere) return undefined
  if (begins(question)(text)) return 0
  if (inQuestion.length === forms.length) return forms.every(([word = '']) => begins(question)(word)) ? 1 : 2
  if (inQuestion.length > 0) return 3 + (1 - inQuestion.length / forms.length) / 2
  return begins(answer)(text) ? 4 : 5
}
