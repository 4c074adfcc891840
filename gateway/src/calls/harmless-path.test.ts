import { expect, it } from 'vitest'
import { harmlessPath } from './harmless-path.ts'

it.each([
  ['$.data[3].supportCip', 'boolean', '$.data[3].supportCip'],
  ['$.data.isNew', 'no such field', '$.data.isNew'],
  ['$.data["amelia@example.com"]', 'no such field', '$.data.*'],
  ['$.data["a\\"]b.ch"]', 'no such field', '$.data.*'],
  ['$.data[447400123456]', 'no such field', '$.data.*'],
  ['$.data.tok_5Jw8Zq2LmX4vR7nT', 'no such field', '$.data.*'],
])('the harmless path of %s, expected %s, is %s', (path, expected, harmless) => {
  expect(harmlessPath({ path, expected, got: 'string' })).toBe(harmless)
})
