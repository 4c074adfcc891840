import { expect, it } from 'vitest'
import { measure, parseManifest } from './budgets.ts'

const BUDGETS = { firstViewJavaScriptKb: 150, allJavaScriptKb: 300 }
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
