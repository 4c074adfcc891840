import { parse } from 'acorn'
import { expect, it } from 'vitest'
import { withoutUnused } from './unused-router.ts'

const emptied = (code: string) =>
  withoutUnused(code, parse(code, { ecmaVersion: 'latest', sourceType: 'module' }) as never)

it('empties what the shop never calls, outside and right inside a function, and says so where it is called', () => {
  const router = `function createRouter() {
    function handleAction(request) { return request }
    return { go: () => handleAction(1), kept: () => kept() }
    function kept() { return 'kept' }
  }
  function PrefetchPageLinks() { return 'links' }`
  const { code, emptied: names } = emptied(router)
  expect(names.sort()).toEqual(['PrefetchPageLinks', 'handleAction'])
  const { go, kept } = new Function(`${code}\nreturn createRouter()`)()
  expect(kept()).toBe('kept')
  expect(go).toThrow('The shop has no handleAction.')
})

it('leaves a file without such functions as it is', () => {
  const code = 'export function matchPath(path) { return path }'
  expect(emptied(code)).toEqual({ code, emptied: [] })
})
