import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from './paths.mjs'
import { storiesOf } from './stories-of.mjs'

/** @type {Record<string, string[]>} */
const byRoute = JSON.parse(readFileSync(join(ROOT, 'web/e2e/stories-by-route.json'), 'utf8'))

it('every story runs for a change of some route, and every route has a story', () => {
  const stories = readdirSync(join(ROOT, 'web/e2e')).filter((name) => /^[a-z-]+\.spec\.ts$/.test(name))
  expect([...new Set(Object.values(byRoute).flat())].sort()).toEqual(stories.sort())
  const table = readFileSync(join(ROOT, 'web/src/routes.ts'), 'utf8')
  const modules = [...table.matchAll(/'(routes\/[\w-]+\.tsx)'/g)].map(([, file]) => `web/src/${file}`)
  expect(Object.keys(byRoute)).toEqual(expect.arrayContaining(modules))
})

it('a route is held by its own stories, and a server by the sample', () => {
  expect(storiesOf(['web/src/routes/help-topics.tsx'])).toEqual(['help.spec.ts'])
  expect(storiesOf(['gateway/src/app.ts'])).toEqual(byRoute.sample)
  const noCode = ['README.md', 'web/src/routes/home.test.tsx']
  expect(storiesOf(['web/e2e/help.spec.ts', ...noCode])).toEqual(['help.spec.ts'])
})
