import { expect, it, vi } from 'vitest'
import { hrefsOf, onlyElement, parsePage, rawTextOf } from './built-page.ts'
import { paintFirst } from './first-paint.ts'
import { routesAt } from './router-manifest.ts'
import { startOf } from './start-script.ts'

const MANIFEST = {
  url: '/assets/manifest.js',
  entry: { module: '/assets/entry.js' },
  routes: {
    root: { path: '', module: '/assets/root.js' },
    home: {
      parentId: 'root',
      index: true,
      module: '/assets/home-main.js',
      clientLoaderModule: '/assets/home-loader.js',
    },
  },
}

const PAGE = [
  '<head><link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/>',
  '<link rel="stylesheet" href="/assets/root.css"/></head><body>',
  '<script type="module" async="">import "/assets/manifest.js";\nimport * as route0 from "/assets/root.js";\n',
  'import * as route1_clientLoader from "/assets/home-loader.js";\n',
  'import * as route1_main from "/assets/home-main.js";\n',
  'const route1 = {...route1_clientLoader,...route1_main};\n',
  'window.__reactRouterRouteModules = {"root":route0,"home":route1};\n',
  'import("/assets/entry.js");</script></body>',
].join('')

const start = startOf(MANIFEST, routesAt(MANIFEST, '/'))

function painted(html = PAGE, css = 'p{color:red}\n'): string {
  const page = parsePage(html)
  paintFirst(page, start, () => css)
  return page.toString()
}

/** Runs the start script of a page with modules of our own: without `frames` in a hidden tab, where no frame is drawn. */
async function run(
  modules: Record<string, object>,
  { isStopped = false, html = painted(), frames = 0 } = {},
) {
  const code = rawTextOf(onlyElement(parsePage(html), 'script')).replaceAll('import(', 'load(')
  const loaded: string[] = []
  const page: { layoverStopped?: boolean; __reactRouterRouteModules?: object } = { layoverStopped: isStopped }
  const load = (address: string) => {
    loaded.push(address)
    return address in modules ? Promise.resolve(modules[address]) : Promise.reject(new Error(address))
  }
  const preloaded: unknown[] = []
  const append = ({ href }: { href?: string }) => preloaded.push(href)
  const document = { hidden: frames === 0, head: { append }, createElement: () => ({}) }
  const failed = vi.fn()
  const now = (task: () => void) => task()
  const later = (task: () => void, ms?: number) => (ms ? undefined : now(task))
  let drawn = 0
  const nextFrame = (task: () => void) => {
    drawn += 1
    if (drawn <= frames) task()
  }
  const globals = {
    window: page,
    document,
    setTimeout: later,
    clearTimeout: () => {},
    requestAnimationFrame: nextFrame,
    load,
    layoverBootFailed: failed,
  }
  new Function(...Object.keys(globals), code)(...Object.values(globals))
  await new Promise(setImmediate)
  return { page, loaded, preloaded, failed }
}

const modules = {
  '/assets/manifest.js': {},
  '/assets/root.js': { default: 'root' },
  '/assets/home-loader.js': { clientLoader: 'loader' },
  '/assets/home-main.js': { default: 'home' },
  '/assets/entry.js': {},
}

it('calls the boot script where the entry cannot start', async () => {
  const started = Promise.reject(new Error('no store'))
  const { failed } = await run({ ...modules, '/assets/entry.js': { started } })
  expect(failed).toHaveBeenCalledTimes(1)
})

it('leaves nothing in the page that is fetched before the first paint, fonts aside', () => {
  const html = painted()
  expect(html).not.toContain('<link rel="modulepreload"')
  expect(html).not.toMatch(/\bimport\s+["*]/)
  expect(html).toContain('requestAnimationFrame')
  expect(html).toContain('["/assets/a.js","/assets/b.js"]')
})

it('puts the style sheet into the page and keeps its link, disabled', () => {
  expect(painted()).toMatch(
    /<style>p\{color:red\}<\/style><link rel="stylesheet" href="\/assets\/root\.css" disabled(?:="")? ?\/?>/,
  )
})

it.each(['/assets/root.css', '/assets/root.css#'])(
  'refuses a page that loads a style sheet twice (%s)',
  (href) => {
    const html = PAGE.replace('</head>', `<link rel="stylesheet" href="${href}"/></head>`)
    expect(() => painted(html)).toThrow('/assets/root.css')
  },
)

it('starts with the same modules as the router meant, the entry last', async () => {
  const { loaded, failed } = await run(modules)
  expect([...loaded].sort()).toEqual(Object.keys(modules).sort())
  expect(loaded.at(-1)).toBe('/assets/entry.js')
  expect(failed).not.toHaveBeenCalled()
})

it('runs large scripts one after another before the rest, and asks for all of them first', async () => {
  const large = 'x'.repeat(30_000)
  const { loaded, preloaded } = await run(
    { ...modules, '/assets/a.js': {}, '/assets/b.js': {} },
    { html: painted(PAGE, large) },
  )
  expect(preloaded).toEqual(['/assets/a.js', '/assets/b.js'])
  expect(loaded.slice(0, 2)).toEqual(['/assets/a.js', '/assets/b.js'])
  expect(loaded.slice(2).sort()).toEqual(Object.keys(modules).sort())
})

it('asks for no script before the first frame shows, which is with the third', async () => {
  expect((await run(modules, { frames: 2 })).preloaded).toEqual([])
  expect((await run(modules, { frames: 3 })).preloaded).toEqual(['/assets/a.js', '/assets/b.js'])
})

it('puts a route together whose loader comes in a part of its own', async () => {
  expect((await run(modules)).page.__reactRouterRouteModules).toEqual({
    root: { default: 'root' },
    home: { clientLoader: 'loader', default: 'home' },
  })
})

it.each(['/assets/home-main.js', '/assets/entry.js'])('reports a start that fails at %s', async (address) => {
  const { [address]: _, ...others }: Record<string, object> = modules
  expect((await run(others)).failed).toHaveBeenCalledTimes(1)
})

it('does not start where the boot script has given up', async () => {
  expect((await run(modules, { isStopped: true })).loaded).toEqual([])
})

it('refuses a page whose start script it does not know', () => {
  expect(() => painted('<body></body>')).toThrow('0 of script')
  expect(() => painted(PAGE.replace('import("/assets/entry.js");', ''))).toThrow(
    'does not start the page with /assets/entry.js',
  )
})

it('refuses a style sheet that would break out of its element', () => {
  expect(() => painted(PAGE, '</style><script>')).toThrow('style element')
})

it('lists the addresses that a page preloads', () => {
  const page = parsePage('<link rel="preload" href="/a.woff2" as="font"/><link rel="icon" href="/i.svg"/>')
  expect(hrefsOf(page, 'link[rel=preload]')).toEqual(['/a.woff2'])
})
