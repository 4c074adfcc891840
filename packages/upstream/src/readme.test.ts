import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { withTables } from '../generate/readme-tables.ts'

it('documents every variable and every discount code as the code has them', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
  expect(readme, 'run `pnpm generate`').toBe(withTables(readme))
})
