import { expect, it } from 'vitest'
import { readCheckFlags } from './check-flags.ts'

it.each([
  [[], { check: false, tries: false }],
  [['--check'], { check: true, tries: false }],
  [['--check', '--provider'], { check: true, tries: true }],
  [['--provider'], { fault: '--provider goes with --check' }],
  [['--chekc'], { fault: expect.stringContaining("'--chekc'") }],
  [['check'], { fault: expect.stringContaining("'check'") }],
])('%j is read', (words, expected) => {
  expect(readCheckFlags(words, 'provider')).toEqual(expected)
})
