import './marked-words.css'
import { foldText, foldWithOrigins } from '@layover/rules/fold-text'
import { tellingWords, wordStem } from '@layover/rules/search-words'
import type { ReactNode } from 'react'

/** The words to mark of what a visitor typed: folded, without those that stand everywhere, each with its stem. */
export function wordsToMark(typed: string): readonly string[] {
  const words = tellingWords(foldText(typed)).filter((word) => word !== '')
  // The longest first, so that a word is marked as far as it goes.
  return [...new Set(words.flatMap((word) => [word, wordStem(word)]))].sort((a, b) => b.length - a.length)
}

/** A text in which every word that begins with one of the folded `words` is marked as far as they go. */
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

/** Whether anything in the text would be marked. */
export function hasMarkedWord(text: string, words: readonly string[]): boolean {
  const { folded } = foldWithOrigins(text, text.length * 2)
  return places(folded, words).length > 0
}

/** Where in a folded text a word begins with one of the others: the word, its beginning, and the end of the likeness. */
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
