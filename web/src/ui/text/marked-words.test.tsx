import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { hasMarkedWord, markedWords, wordsToMark } from './marked-words.tsx'

/** The text with brackets around marked words. */
function marked(text: string, typed: string): string {
  const { container, unmount } = render(<p>{markedWords(text, wordsToMark(typed))}</p>)
  const drawn = container.innerHTML.replaceAll(/<\/?p>|<mark[^>]*>|<\/mark>/g, (tag) =>
    tag.endsWith('p>') ? '' : tag.startsWith('</') ? ']' : '[',
  )
  unmount()
  return drawn
}

it.each([
  ['A refund, and refunds.', 'refund', 'A [refund], and [refund]s.'],
  ['A refund, and refunds.', 'REFUNDS', 'A [refund], and [refunds].'],
  ['Prerefund it', 'refund', 'Prerefund it'],
  ['Zürich to Tromsø', 'tromso zurich', '[Zürich] to [Tromsø]'],
  ['How do I get in?', 'how do I pay', 'How do I get in?'],
  ['Buy it', '', 'Buy it'],
  ['a.b (c)', '.*', 'a.b (c)'],
  ['An id of identity', 'id', 'An [id] of identity'],
])('in %j, %j marks %j', (text, typed, drawn) => {
  expect(marked(text, typed)).toBe(drawn)
  expect(hasMarkedWord(text, wordsToMark(typed))).toBe(drawn.includes('['))
})

it('marks the end of a long text as well as its beginning', () => {
  const text = `${'word '.repeat(2_000)}refund`
  expect(marked(text, 'refund').endsWith('[refund]')).toBe(true)
})
