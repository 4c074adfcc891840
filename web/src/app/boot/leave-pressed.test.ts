import { beforeEach, expect, test } from 'vitest'
import { leavePressed } from './leave-pressed.ts'

const at = (pathname: string, search = '', state: unknown = null) => ({
  pathname,
  search,
  state,
  hash: '',
  key: pathname + search,
})

beforeEach(() => {
  document.body.innerHTML =
    '<header><a href="/help">Help</a></header><main><a href="/lounge">Lounge</a><input></main>'
})

function focus(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus()
}

test('a pressed link loses the focus before another page, and before another step', () => {
  for (const next of [at('/lounge'), at('/airport', '?step=2')]) {
    focus('main a')
    leavePressed(at('/airport', '?step=1'), next)
    expect(document.activeElement).toBe(document.body)
  }
})

test('the focus stays where the page stays', () => {
  focus('main a')
  leavePressed(at('/airport'), at('/airport'))
  leavePressed(at('/airport'), at('/airport', '?filter=open', { keepsFocus: true }))
  expect(document.activeElement).toBe(document.querySelector('main a'))
})

test('the focus stays in a field, and outside the page that goes', () => {
  for (const selector of ['input', 'header a']) {
    focus(selector)
    leavePressed(at('/airport'), at('/lounge'))
    expect(document.activeElement).toBe(document.querySelector(selector))
  }
})
