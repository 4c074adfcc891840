import { expect, it } from 'vitest'
import { compileHints } from './compile-hints.ts'

type File = { type: string; name: string; code: string }

function hinted(...files: File[]): string[] {
  const { generateBundle } = compileHints()
  const { handler } = generateBundle as unknown as { handler: (options: object, bundle: object) => void }
  handler({}, Object.fromEntries(files.map((file) => [file.name, file])))
  return files.filter(({ code }) => code.startsWith('//# allFunctionsCalledOnLoad\n')).map(({ name }) => name)
}

const large = `run();${'0;'.repeat(2000)}`

it('begins a large file of the shop with the hint, and keeps its code', () => {
  const file = { type: 'chunk', name: 'purchase', code: large }
  expect(hinted(file)).toEqual(['purchase'])
  expect(file.code.endsWith(`\n${large}`)).toBe(true)
})

it('leaves small files, libraries that are mostly unused, and files that are no scripts', () => {
  const left = [
    { type: 'chunk', name: 'stepper', code: 'run()' },
    { type: 'chunk', name: 'connect-sdk', code: large },
    { type: 'asset', name: 'sheet', code: large },
  ]
  expect(hinted(...left)).toEqual([])
})
