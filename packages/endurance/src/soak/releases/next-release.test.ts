import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '@layover/toolchain/paths'
import { expect, it } from 'vitest'
import { ADDITIONS, codeWith } from './next-release.ts'

const code = readFileSync(join(ROOT, 'packages/upstream/src/store/repositories/orders.ts'), 'utf8')

it('the next release writes its own column of orders, its own column of passes and its own table', () => {
  const next = codeWith(code, ADDITIONS)
  for (const written of [
    "made_by: 'next'",
    "'valid_until', 'seal'])",
    "valid_until, 'next'",
    "insertInto('order_marks')",
  ])
    expect(next).toContain(written)
})

it('a text that the code does not have is named', () => {
  const difference = { ...ADDITIONS, replaces: [['no such text', '']] as const }
  expect(() => codeWith(code, difference)).toThrow('orders.ts does not have this once: no such text')
})
