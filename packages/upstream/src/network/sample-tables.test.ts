import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sampleTables } from '../../generate/sample-tables.ts'
import { walkUpPrice } from '../catalogue/sample/walk-up-price.ts'
import { catalogueSource } from './catalogue-source.ts'

it('the tables of the sample network are those that its generators write', () => {
  for (const [file, text] of sampleTables()) {
    const committed = readFileSync(new URL(`../../data/sample-network/${file}`, import.meta.url), 'utf8')
    expect(committed === text, `${file}: run \`pnpm generate\``).toBe(true)
  }
})

it('its walk-up pass is the one of the sample orders', () => {
  expect(catalogueSource().walkUp).toEqual(walkUpPrice)
})
