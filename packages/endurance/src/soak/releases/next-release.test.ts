import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '@layover/toolchain/paths'
import { expect, it } from 'vitest'
import { ADDITIONS, codeWith } from './next-release.ts'

it.each([
  [
    'orders',
    ["made_by: 'next'", ".columns([...orderColumns, 'made_by'])", "[...orderColumns, 'made_by'].map("],
  ],
  [
    'paid-orders',
    ["'valid_until', 'seal']", "valid_until, 'next'", "insertInto('order_marks')", "'next' from paying`)"],
  ],
])('the next release writes its own columns and its own table in %s', (name, expected) => {
  const code = readFileSync(join(ROOT, `packages/upstream/src/store/repositories/${name}.ts`), 'utf8')
  const next = codeWith(code, ADDITIONS.replaces[name] ?? [])
  for (const written of expected) expect(next).toContain(written)
})

it('a text that the code does not have is named', () => {
  expect(() => codeWith('a code', [['no such text', '']])).toThrow(
    'the code does not have this once: no such text',
  )
})
