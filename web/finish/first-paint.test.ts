import { expect, it } from 'vitest'
import { paintFirst, preloadedBy } from './first-paint.ts'

const PAGE = [
  '<head><link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/>',
  '<link rel="stylesheet" href="/assets/root.css"/></head><body>',
  '<script type="module" async="">import "/assets/manifest.js";\nimport * as route0 from "/assets/root.js";\n',
  'import * as route1 from "/assets/home.js";\nwindow.__reactRouterRouteModules = {"root":route0,"home":route1};\n',
  'import("/assets/entry.js");</script></body>',
].join('')

const read = () => 'p{color:red}\n'

it('leaves nothing in the page that is fetched before the first paint, fonts and icons aside', () => {
  const html = paintFirst(PAGE, read)
  expect(html).not.toContain('<link rel="modulepreload"')
  expect(html).not.toMatch(/\bimport\s+["*]/)
  expect(html).toContain('requestAnimationFrame')
})

it('puts the style sheet into the page and keeps its link for print', () => {
  expect(paintFirst(PAGE, read)).toContain(
    '<style>p{color:red}</style><link rel="stylesheet" href="/assets/root.css" media="print"/>',
  )
})

it('starts with the same modules as the router meant, the entry last', () => {
  const html = paintFirst(PAGE, read)
  expect(html).toContain('["/assets/manifest.js","/assets/root.js","/assets/home.js"]')
  expect(html).toContain(
    '([,route0,route1])=>{window.__reactRouterRouteModules={"root":route0,"home":route1};',
  )
  expect(html).toContain('return import("/assets/entry.js")')
})

it('puts a route together whose loader comes in a part of its own', () => {
  const split = [
    'import * as route1_clientLoader from "/assets/home-loader.js";',
    'import * as route1_main from "/assets/home-main.js";',
    'const route1 = {...route1_clientLoader,...route1_main};',
  ]
  const page = PAGE.replace('import * as route1 from "/assets/home.js";', split.join('\n'))
  const html = paintFirst(page, read)
  expect(html).toContain('"/assets/root.js","/assets/home-loader.js","/assets/home-main.js"]')
  expect(html).toContain(
    '([,route0,route1_clientLoader,route1_main])=>{const route1 = {...route1_clientLoader',
  )
})

it('reports a start that fails instead of leaving the page dead', () => {
  expect(paintFirst(PAGE, read)).toContain('.catch(()=>layoverBootFailed())')
})

it('does not start where the boot script has given up', () => {
  expect(paintFirst(PAGE, read)).toContain('if(window.layoverStopped)return;')
})

it('refuses a page whose start script it does not know', () => {
  expect(() => paintFirst('<body></body>', read)).toThrow('no start script')
  expect(() => paintFirst(PAGE.replace('import("/assets/entry.js");', ''), read)).toThrow('another shape')
})

it('refuses a style sheet that would break out of its element', () => {
  expect(() => paintFirst(PAGE, () => '</style><script>')).toThrow('style element')
})

it('names what a page preloads', () => {
  expect(
    preloadedBy('<link rel="preload" href="/a.woff2" as="font"/><link rel="icon" href="/i.svg"/>'),
  ).toEqual(['/a.woff2'])
})
