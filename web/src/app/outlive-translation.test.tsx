import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { outliveTranslation } from './outlive-translation.ts'

let stop = () => {}
beforeEach(() => {
  stop = outliveTranslation()
})
afterEach(() => stop())

type Props = { meant?: string; minutes: number }

function Page({ meant, minutes }: Props) {
  return (
    <main>
      <p>
        Held for {minutes} minutes <b>in all</b>
      </p>
      <p>
        {meant && (
          <>
            Did you mean <button type="button">{meant}</button>?
          </>
        )}
        {minutes > 9 && <i>Plenty</i>} of time
      </p>
    </main>
  )
}

const translated = (text: string) => {
  const font = document.createElement('font')
  font.textContent = text.toUpperCase()
  return font
}

const TRANSLATORS = {
  'in one step': (text: Text) => text.replaceWith(translated(text.data)),
  'in two steps': (text: Text) => {
    text.before(translated(text.data))
    text.remove()
  },
  'around the text': (text: Text) => {
    const font = document.createElement('font')
    text.before(font)
    font.append(text)
  },
}

/** As a browser does it: all texts in one task. */
async function translate(replace: (text: Text) => void) {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  await act(async () => texts.forEach(replace))
}

const shown = () => screen.getByRole('main').textContent

it.each(Object.entries(TRANSLATORS))('a page translated %s goes on', async (_how, replace) => {
  const { rerender } = render(<Page meant="gmail.com" minutes={5} />)
  await translate(replace)
  await act(async () => rerender(<Page minutes={12} />))
  expect(shown()).toMatch(/^held for 12 minutes in allplenty of time$/i)
  await act(async () => rerender(<Page meant="aol.com" minutes={2} />))
  expect(shown()).toMatch(/^held for 2 minutes in alldid you mean aol.com\? of time$/i)
})

it('a text that went before anybody looked breaks nothing', async () => {
  stop()
  const { rerender } = render(<Page meant="gmail.com" minutes={5} />)
  await translate(TRANSLATORS['in one step'])
  stop = outliveTranslation()
  await act(async () => rerender(<Page minutes={12} />))
  expect(screen.queryByRole('button')).toBeNull()
})

it('a wrong removal of anything else still fails', () => {
  expect(() => document.body.removeChild(document.createElement('p'))).toThrow()
})
