import './marked-words.css'
import { foldText, foldWithOrigins } from '@layover/rules/fold-text'
import { significantWords, wordStem } from '@layover/rules/search-words'
import type { ReactNode } from 'react'

/** The words to mark from a visitor's search: folded, without very frequent ones, each with its stem. */
export function wordsToMark(typed: string): readonly string[] {
  const words = significantWords(foldText(typed)).filter((word) => word !== '')
  // The longest first, so that the longest match is marked.
  return [...new Set(words.flatMap((word) => [word, wordStem(word)]))].sort((a, b) => b.length - a.length)
}

/** A text in which each word that begins with one of the folded `words` is marked as far as it matches. */
export function markedWords(text: string, words: readonly string[]): ReactNode[] {
  const { folded, origins } = foldWithOrigins(text, text.length * 2)
  const parts: ReactNode[] = []
  let end = 0
  for (const [, from = 0, to = 0] of places(folded, words)) {
    const start = origins[from] ?? end
    parts.push(text.slice(end, start))
    end = origins[to] ?? text.length
    parts.push(
      <mark className="marked-word" key={start}>
        {text.slice(start, end)}
      </mark>,
    )
  }
  return [...parts, text.slice(end)].filter((part) => part !== '')
}

/** Whether any word of the text would be marked. */
export function hasMarkedWord(text: string, words: readonly string[]): boolean {
  const { folded } = foldWithOrigins(text, text.length * 2)
  return places(folded, words).length > 0
}

/** The matches in a folded text: the word, its start, and the end of the match. */
function places(folded: string, words: readonly string[]): [word: string, from: number, to: number][] {
  const found: [string, number, number][] = []
  let at = 0
  for (const word of folded.split(' ')) {
    const alike = words.find((each) => (each.length > 2 ? word.startsWith(each) : word === each))
    if (alike) found.push([word, at, at + alike.length])
    at += word.length + 1
  }
  return found
}
