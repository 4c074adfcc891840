import { expect, it } from 'vitest'
import { compileHints } from './compile-hints.ts'

type File = { type: string; name: string; code: string }

const large = `run();${'0;'.repeat(2000)}`
const libraries = ['connect-sdk', 'min'].map((name) => ({ type: 'chunk', name, code: large }))

function hinted(...files: File[]): string[] {
  const { generateBundle } = compileHints()
  const { handler } = generateBundle as unknown as { handler: (options: object, bundle: object) => void }
  handler({}, Object.fromEntries(files.map((file) => [file.name, file])))
  return files.filter(({ code }) => code.startsWith('//# allFunctionsCalledOnLoad\n')).map(({ name }) => name)
}

it('begins a large file of the shop with the hint, and keeps its code', () => {
  const file = { type: 'chunk', name: 'purchase', code: large }
  expect(hinted(file, ...libraries)).toEqual(['purchase'])
  expect(file.code.endsWith(`\n${large}`)).toBe(true)
})

it('leaves small files, libraries that are mostly unused, and files that are no scripts', () => {
  const left = [
    { type: 'chunk', name: 'stepper', code: 'run()' },
    { type: 'asset', name: 'sheet', code: large },
  ]
  expect(hinted(...left, ...libraries)).toEqual([])
})

it('ends a build that has no such library', () => {
  expect(() => hinted(...libraries.slice(1))).toThrow('The shop has no file connect-sdk any more.')
})
