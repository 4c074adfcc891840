import { expect, it } from 'vitest'
import { type Built, measure } from './budgets.ts'
import { parseManifest } from './router-manifest.ts'

const BUDGETS = {
  firstViewJavaScriptKb: 150,
  firstViewKb: 300,
  moreJavaScriptKb: { checkout: 60 },
}
const MANIFEST = {
  entry: { module: '/entry.js', imports: ['/react.js'] },
  routes: {
    root: { module: '/root.js', imports: ['/react.js'] },
    home: { module: '/home.js', imports: ['/react.js', '/icons.js'], clientLoaderModule: '/home-loader.js' },
  },
}

it('reads the manifest that the router writes', () => {
  expect(parseManifest(`window.__reactRouterManifest=${JSON.stringify(MANIFEST)};`)).toEqual(MANIFEST)
  expect(() => parseManifest('export default {}')).toThrow('another shape')
})

const built = (bytes: number): Built => ({
  pageOf: (path) => (path === 'pay' ? '/pay/index.html' : '/fallback.html'),
  preloaded: ['/font.woff2'],
  bytesOf: () => bytes,
})

it('counts each module of a first view once, its loader too, and everything in all', () => {
  expect(measure(MANIFEST, built(10_000), BUDGETS)).toEqual([
    { name: 'scripts of home', kb: 60, budgetKb: 150 },
    { name: 'first view of home', kb: 80, budgetKb: 300 },
  ])
})

it('counts the page itself, its style sheets once, and the fonts that it preloads', () => {
  const root = { ...MANIFEST.routes.root, css: ['/root.css'] }
  const home = { ...MANIFEST.routes.home, css: ['/root.css', '/home.css'] }
  const [, view] = measure({ ...MANIFEST, routes: { root, home } }, built(10_000), BUDGETS)
  expect(view).toEqual({ name: 'first view of home', kb: 100, budgetKb: 300 })
})

it('counts the layout around a purchase, and allows it more than any other route', () => {
  const checkout = { module: '/checkout.js', parentId: 'root', clientMiddlewareModule: '/lend.js' }
  const pay = { module: '/pay.js', parentId: 'checkout' }
  const manifest = { ...MANIFEST, routes: { ...MANIFEST.routes, checkout, pay } }
  const measured = measure(manifest, built(10_000), BUDGETS).map(({ name, kb, budgetKb }) => [
    name,
    kb,
    budgetKb,
  ])
  expect(measured).toEqual([
    ['scripts of home', 60, 150],
    ['first view of home', 80, 300],
    // Its own, its layout's two, the root's and the entry's.
    ['scripts of pay', 60, 210],
    ['first view of pay', 80, 360],
  ])
})
