import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { guardForTest } from './double-click.test-kit.ts'

const pressed = vi.fn()

let endGuard: () => void
beforeAll(() => {
  endGuard = guardForTest()
})
afterAll(() => endGuard())
beforeEach(() => {
  pressed.mockClear()
  dispatchEvent(new Event('pointermove'))
  document.body.innerHTML =
    '<p>Text</p><button id="next"><b>Next</b></button><button id="pay">Pay</button><a id="home" href="#home">Home</a>'
  for (const one of document.querySelectorAll('[id]'))
    one.addEventListener('click', (event) => pressed((event.currentTarget as Element).id))
})

/** @param detail the count of a pointer's clicks; 0 of a key @param timeStamp in milliseconds */
function click(selector: string, detail: number, timeStamp = 0): boolean {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail })
  Object.defineProperty(event, 'timeStamp', { value: timeStamp })
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

it('keeps the second click of a double click from a button whose words the first one changed', () => {
  const next = document.querySelector('#next') as Element
  next.addEventListener('click', () => next.replaceChildren('Remove'))
  click('#next', 1)
  expect(click('#next', 2)).toBe(false)
  expect(click('#next', 1)).toBe(true)
  expect(pressed.mock.calls).toEqual([['next'], ['next']])
})

it('leaves a button that is pressed quickly, and every click of its own', () => {
  click('#next', 1)
  click('#next b', 2)
  click('#next', 3)
  click('#pay', 1)
  click('#home', 0)
  expect(pressed.mock.calls).toEqual([['next'], ['next'], ['next'], ['pay'], ['home']])
})

/** Presses a disabled button, which gets no click, and enables it. */
function pressDisabled(selector: string, times: number): void {
  const button = document.querySelector<HTMLButtonElement>(selector)
  button?.toggleAttribute('disabled', true)
  for (let time = 0; time < times; time += 1)
    for (const part of ['pointerdown', 'pointerup']) button?.dispatchEvent(new Event(part, { bubbles: true }))
  button?.toggleAttribute('disabled', false)
}

it('leaves a button whose earlier quick clicks came while it was disabled', () => {
  pressDisabled('#next', 3)
  expect(click('#next', 4)).toBe(true)
  expect(click('#next', 5)).toBe(true)
  expect(click('#pay', 6)).toBe(false)
  expect(pressed.mock.calls).toEqual([['next'], ['next']])
})

it('keeps the click after that from the same button with other words, however often it was pressed while disabled', () => {
  const next = document.querySelector('#next') as Element
  next.addEventListener('click', () => next.replaceChildren('Remove'))
  pressDisabled('#next', 2)
  expect(click('#next', 2)).toBe(true)
  expect(click('#next', 3)).toBe(false)
  expect(pressed.mock.calls).toEqual([['next']])
})

it('keeps the third click of what began elsewhere from a button that the second one met disabled', () => {
  click('#next', 1)
  pressDisabled('#pay', 1)
  expect(click('#pay', 3)).toBe(false)
  expect(pressed.mock.calls).toEqual([['next']])
})

it('keeps the second click from a button that was enabled while it was pressed', () => {
  click('#next', 1)
  const pay = document.querySelector('#pay')
  pay?.toggleAttribute('disabled', true)
  pay?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  pay?.toggleAttribute('disabled', false)
  pay?.dispatchEvent(new Event('pointerup', { bubbles: true }))
  expect(click('#pay', 2)).toBe(false)
})

it('leaves a button that a key pressed between quick clicks while it was disabled', () => {
  pressDisabled('#pay', 1)
  click('#pay', 0)
  click('#next', 0)
  dispatchEvent(new Event('pointermove'))
  pressDisabled('#pay', 1)
  expect(click('#pay', 2)).toBe(true)
})

it('keeps quick clicks from what took the place of a disabled button, even if it was the last one pressed before', () => {
  click('#pay', 1)
  pressDisabled('#next', 1)
  expect(click('#pay', 2)).toBe(false)
  expect(click('#pay', 3)).toBe(false)
})

/** @param repeat whether Enter was down already */
function enter(selector: string, repeat: boolean): boolean {
  const event = new KeyboardEvent('keydown', { key: 'Enter', repeat, bubbles: true, cancelable: true })
  return document.querySelector(selector)?.dispatchEvent(event) ?? false
}

/** Enter held down on a button until it repeats, as the browser clicks for it. */
function hold(selector: string): boolean {
  return enter(selector, true) && click(selector, 0)
}

it('keeps an Enter that is held down from all but the button that it pressed', () => {
  click('#next', 0)
  expect(hold('#next')).toBe(true)
  expect(hold('#pay')).toBe(false)
  document.querySelector('#next')?.replaceChildren('Remove')
  expect(hold('#next')).toBe(false)
  expect(pressed.mock.calls).toEqual([['next'], ['next']])
})

it('keeps an Enter that is held down in a field from all but its first press, and leaves lines of text', () => {
  document.body.innerHTML = '<input><textarea></textarea>'
  const input = document.querySelector('input') as Element
  input.addEventListener('keydown', () => pressed('input'))
  expect(enter('input', false)).toBe(true)
  expect(enter('input', true)).toBe(false)
  expect(enter('textarea', true)).toBe(true)
  expect(pressed.mock.calls).toEqual([['input']])
})

/** What a key's press brings. */
function bring(): void {
  click('#next', 0)
  document.body.insertAdjacentHTML('beforeend', '<button id="agree">Agree</button>')
}

it('keeps a click from what a key has just brought, and the second one of a double click too', () => {
  bring()
  expect(click('#agree', 1)).toBe(false)
  expect(click('#agree', 2, 300)).toBe(false)
  expect(click('#pay', 1)).toBe(true)
})

it('leaves a click on what a key brought once the pointer has moved', () => {
  bring()
  dispatchEvent(new Event('pointermove'))
  expect(click('#agree', 1)).toBe(true)
})

it('leaves a click on what a key brought 300 ms ago', () => {
  bring()
  expect(click('#agree', 1, 300)).toBe(true)
})

describe('a guard that came during a press', () => {
  beforeEach(() => {
    endGuard()
    endGuard = guardForTest()
  })

  it('keeps the held Enter from what that brought', () => {
    expect(enter('#pay', true)).toBe(false)
  })

  it('leaves the quick clicks that began before', () => {
    expect(click('#pay', 2)).toBe(true)
    expect(click('#pay', 3)).toBe(true)
    expect(click('#next', 4)).toBe(false)
  })
})

it('leaves the double click that selects a word', () => {
  click('p', 1)
  expect(click('p', 2)).toBe(true)
})
