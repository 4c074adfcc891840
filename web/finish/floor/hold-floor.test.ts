import { describe, expect, it } from 'vitest'
import { isAboveFloor } from './compat-data.ts'
import { holdFloor } from './hold-floor.ts'
import { scriptAboveFloor } from './scripts-above-floor.ts'
import { styleAboveFloor } from './styles-above-floor.ts'

const script = (text: string) => scriptAboveFloor(text, 'part.js')

describe('a built script', () => {
  it.each([
    ['URL.canParse(a)', 'canParse'],
    ['Promise.withResolvers()', 'withResolvers'],
    ['AbortSignal.any([a])', 'any'],
    ['Object.groupBy(a,b)', 'groupBy'],
    ['Array.fromAsync(a)', 'fromAsync'],
    ['new Intl.DurationFormat()', 'DurationFormat'],
    ['new Set().union(a)', 'union'],
    ['a?.showPopover()', 'showPopover'],
    ['requestIdleCallback(a)', 'requestIdleCallback'],
    ['window.requestIdleCallback(a)', 'requestIdleCallback'],
    ['new URLPattern(a)', 'URLPattern'],
    ['Temporal.Now.instant()', 'Temporal'],
    ['using a=b()', 'syntax'],
    ['a=/[a--b]/v', 'syntax'],
    ['a=/(?i:b)/', 'modifier'],
  ])('is refused for %s', async (code, feature) => {
    expect(await script(code)).toContain(feature)
  })

  it.each([
    'a.toSorted().at(-1).findLast(b)',
    'a.replaceAll("b","c")',
    'structuredClone(a)',
    'AbortSignal.timeout(1)',
    'crypto.randomUUID()',
    'new Intl.DateTimeFormat().formatToParts()',
    'a.showModal()',
    'a=/(?<!b)c/u',
    'class A{static{}#b=1;c(){return #b in this}}',
    'a??=b?.c',
    'import("/b.js").then(()=>fetch("/c"))',
    'let canParse=1;"withResolvers"in Promise',
  ])('may have %s', async (code) => {
    expect(await script(code)).toEqual([])
  })
})

describe('a built style sheet', () => {
  it.each([
    ['a{field-sizing:content}', 'field-sizing'],
    ['a{color:light-dark(red,blue)}', 'light-dark()'],
    ['a{text-wrap:pretty}', 'text-wrap: pretty'],
    ['a:open{color:red}', ':open'],
    ['@scope (a){b{color:red}}', '@scope'],
    ['@starting-style{a{opacity:0}}', '@starting-style'],
    ['@media (scripting:none){a{color:red}}', '@media (scripting)'],
    ['a{b{color:red}}', 'nesting'],
    ['a{width:1rcap}', '1rcap'],
    ['a{margin:0 -.5rcap}', '1rcap'],
  ])('is refused for %s', (css, feature) => {
    expect(styleAboveFloor(css)).toContain(feature)
  })

  it.each([
    '@media (width>=40rem){a{color:red}}',
    '@property --a{syntax:"*";inherits:false}',
    '@container (min-width:20rem){a:has(b):is(c){width:1lh;height:1dvh}}',
    '@layer a{b{color:color-mix(in srgb,red,blue)}}',
    '@supports (field-sizing:content){a{field-sizing:content}}',
    '@font-face{unicode-range:U+201C-201D;src:url(a.woff2)}',
    'a{color:#12345d}',
    'a{-webkit-user-select:none;user-select:none;inset:0}',
  ])('may have %s', (css) => {
    expect(styleAboveFloor(css)).toEqual([])
  })
})

describe('the whole build', () => {
  const files = [
    { name: 'a.js', kind: 'script', text: 'URL.canParse(b)' },
    { name: 'a.css', kind: 'style', text: 'a{field-sizing:content}' },
  ] as const

  it('fails with the feature and its file, unless the feature is known', async () => {
    await expect(holdFloor(files, new Set(['field-sizing', 'field-sizing: content']))).rejects.toThrow(
      /^canParse is above the floor of web\/floor.json: a.js$/,
    )
    await holdFloor(files, new Set(['field-sizing', 'field-sizing: content', 'canParse']))
  })

  it('fails for a known feature that nothing uses any more', async () => {
    await expect(holdFloor([], new Set(['canParse']))).rejects.toThrow('canParse is used no more')
  })
})

it('counts a feature from the release that has it, and no longer where one took it away', () => {
  const feature = (support: object) => ({ __compat: { support, status: {} } }) as never
  const floor = { safari: '16.4', firefox: '128', chrome: '111' }
  const since = (safari: unknown) =>
    isAboveFloor(
      feature({ safari, firefox: { version_added: '≤50' }, chrome: { version_added: '111' } }),
      floor,
    )
  expect(['16.4', '16', '9.1', '≤13.1'].map((version_added) => since({ version_added }))).toEqual(
    Array(4).fill(false),
  )
  expect(['16.5', '17', 'preview', false].map((version_added) => since({ version_added }))).toEqual(
    Array(4).fill(true),
  )
  expect(since({ version_added: '10', version_removed: '16' })).toBe(true)
  expect(since({ version_added: '10', version_removed: '17' })).toBe(false)
  expect(since({ version_added: '10', flags: [{}] })).toBe(true)
})
