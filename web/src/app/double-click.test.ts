import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { guardDoubleClicks } from './double-click.ts'

const pressed = vi.fn()

beforeAll(guardDoubleClicks)
beforeEach(() => {
  pressed.mockClear()
  document.body.innerHTML =
    '<p>Text</p><button id="next"><b>Next</b></button><button id="pay">Pay</button><a id="home" href="#home">Home</a>'
  for (const one of document.querySelectorAll('[id]'))
    one.addEventListener('click', (event) => pressed((event.currentTarget as Element).id))
})

function click(selector: string, detail: number): boolean {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail })
  return document.querySelector(selector)?.dispatchEvent(event) ?? false
}

it.each(['#pay', '#home', 'p'])(
  'keeps the second click of a double click from %s, which came after the first',
  (other) => {
    click('#next', 1)
    expect(click(other, 2)).toBe(false)
    expect(pressed.mock.calls).toEqual([['next']])
  },
)

it('leaves a button that is pressed quickly, and every click of its own', () => {
  click('#next', 1)
  click('#next b', 2)
  click('#next', 3)
  click('#pay', 1)
  click('#home', 0)
  expect(pressed.mock.calls).toEqual([['next'], ['next'], ['next'], ['pay'], ['home']])
})

it('leaves the double click that selects a word', () => {
  click('p', 1)
  expect(click('p', 2)).toBe(true)
})
