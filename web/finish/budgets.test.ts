import { expect, it } from 'vitest'
import { measure, parseManifest } from './budgets.ts'

const BUDGETS = {
  firstViewJavaScriptKb: 150,
  allJavaScriptKb: 300,
  checkoutMoreJavaScriptKb: 60,
  checkoutRoutes: ['pay'],
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

it('counts each module of a first view once, its loader too, and everything in all', () => {
  const sizes = measure(MANIFEST, ['/a.js', '/b.js'], () => 10_000, BUDGETS)
  expect(sizes).toEqual([
    { name: 'first view of home', kb: 60, budgetKb: 150 },
    { name: 'all JavaScript', kb: 20, budgetKb: 300 },
  ])
})

it('allows a purchase more, and no other route', () => {
  const manifest = { ...MANIFEST, routes: { ...MANIFEST.routes, pay: { module: '/pay.js' } } }
  const budgets = measure(manifest, [], () => 0, BUDGETS).map(({ name, budgetKb }) => [name, budgetKb])
  expect(budgets).toEqual([
    ['first view of home', 150],
    ['first view of pay', 210],
    ['all JavaScript', 300],
  ])
})
