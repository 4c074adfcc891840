import { readFileSync } from 'node:fs'
import { parse } from 'acorn'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { parsePage, rawTextOf } from '../built-page.ts'
import { featureAt } from '../floor/compat-data.ts'
import { FLOOR } from '../floor/floor.ts'
import { oldBrowserScript, warnOldBrowsers } from './old-browser.ts'

const SUPPORTED = {
  CSSPropertyRule: class {},
  matchMedia: () => ({ matches: true }),
  CSS: { supports: () => true },
}

const reload = vi.fn()
const loaded = vi.spyOn(document, 'addEventListener').mockImplementation(() => {})

/** Runs the script in a browser with these features, and ends the loading of the page. */
function load(
  { RegExp: regularExpression = RegExp, ...features }: Record<string, unknown>,
  storage: unknown = sessionStorage,
) {
  const window: { layoverStopped?: boolean } = { ...features }
  const run = new Function('window', 'sessionStorage', 'location', 'RegExp', oldBrowserScript())
  run(window, storage, { reload }, regularExpression)
  for (const [, listener] of loaded.mock.calls)
    if (typeof listener === 'function') listener(new Event('DOMContentLoaded'))
  loaded.mockClear()
  return window
}

const message = () => document.getElementById('old-browser')
const isHidden = () => document.documentElement.hasAttribute('data-old-browser')

afterEach(() => {
  message()?.remove()
  document.documentElement.removeAttribute('data-old-browser')
  reload.mockClear()
})

afterAll(() => loaded.mockRestore())

it('leaves a browser with all features alone', () => {
  expect(load(SUPPORTED).layoverStopped).toBeUndefined()
  expect([message(), isHidden()]).toEqual([null, false])
})

it.each([
  ['no feature at all', {}],
  ['no @property', { ...SUPPORTED, CSSPropertyRule: undefined }],
  ['no media query with a range', { ...SUPPORTED, matchMedia: () => ({ matches: false }) }],
  ['no height of a line', { ...SUPPORTED, CSS: { supports: (name: string) => name !== 'width' } }],
  ['no mixed colours', { ...SUPPORTED, CSS: { supports: (name: string) => name !== 'color' } }],
  [
    'no lookbehind in regular expressions',
    {
      ...SUPPORTED,
      RegExp: class {
        constructor() {
          throw new SyntaxError('Invalid regular expression: invalid group specifier name')
        }
      },
    },
  ],
])('a browser with %s gets the message in place of the page, which does not start', (_, features) => {
  const { CSSPropertyRule: rule, ...others } = { CSSPropertyRule: undefined, ...features }
  expect(load(rule ? { ...others, CSSPropertyRule: rule } : others).layoverStopped).toBe(true)
  expect(isHidden()).toBe(true)
  expect(message()?.querySelector('h1')?.textContent).toBe('Please update your browser')
  expect(message()?.textContent).toContain('Safari 16.4, Firefox 128, Chrome 111 or newer')
  // In its text too: a visitor without a mail program can read it out and copy it.
  expect(message()?.textContent).toContain('write to us: help@layover.example')
  expect(message()?.querySelector('a')?.getAttribute('href')).toBe('mailto:help@layover.example')
})

it('lets the visitor go on: the page is reloaded and left alone, and has not failed', () => {
  sessionStorage.setItem('layover.going', '/')
  sessionStorage.setItem('layover.boot-failures', '1')
  load({})
  message()?.querySelector('button')?.click()
  expect(reload).toHaveBeenCalledTimes(1)
  expect(Object.entries(sessionStorage)).toEqual([['layover.old-browser', 'goes on']])
  message()?.remove()
  document.documentElement.removeAttribute('data-old-browser')
  expect(load({}).layoverStopped).toBeUndefined()
  expect(isHidden()).toBe(false)
})

it('shows the page as it is where nothing can be stored', () => {
  load({}, null)
  message()?.querySelector('button')?.click()
  expect([isHidden(), reload.mock.calls]).toEqual([false, []])
})

it('is written in ES5, so that every browser can read it', () => {
  const parseAsEs5 = (code: string) => parse(code, { ecmaVersion: 5, sourceType: 'script' })
  expect(() => parseAsEs5(oldBrowserScript())).not.toThrow()
  expect(() => parseAsEs5('() => 1')).toThrow()
})

/** The features that the script looks for, and how. */
const LOOKED_FOR = [
  ['api.CSSPropertyRule', "'CSSPropertyRule' in window"],
  ['css.at-rules.media.range_syntax', "matchMedia('(width >= 0px)')"],
  ['css.types.length.lh', "supports('width', '1lh')"],
  ['css.types.color.color-mix', "supports('color', 'color-mix("],
  ['javascript.regular_expressions.lookbehind_assertion', "new RegExp('(?<!a)b')"],
] as const

it.each(['safari', 'firefox', 'chrome'] as const)(
  'looks for features that %s has together since the floor',
  (browser) => {
    for (const [, sign] of LOOKED_FOR) expect(oldBrowserScript()).toContain(sign)
    const since = LOOKED_FOR.map(([path]) => {
      const [statement] = [featureAt(path)?.__compat?.support[browser]].flat()
      return Number(statement?.version_added)
    })
    expect(Math.max(...since)).toBe(Number(FLOOR[browser]))
  },
)

it('comes last in the head of a page, in plain styles', () => {
  const page = parsePage('<html><head><script>a()</script></head><body></body></html>')
  warnOldBrowsers(page)
  const scripts = page.querySelectorAll('head > script').map(rawTextOf)
  expect(scripts).toEqual(['a()', oldBrowserScript()])
  expect(readFileSync(`${import.meta.dirname}/old-browser.css`, 'utf8')).not.toMatch(
    /var\(|@layer|@supports|&|:is|:not/,
  )
})
