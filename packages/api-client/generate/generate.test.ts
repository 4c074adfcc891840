import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { generate } from './generate.ts'

it('is what stands under src/generated: run `pnpm generate` after a change of the contract', async () => {
  const fresh = await generate()
  for (const [name, text] of Object.entries(fresh)) {
    expect(await readFile(new URL(`../src/generated/${name}`, import.meta.url), 'utf8')).toBe(text)
  }
})
