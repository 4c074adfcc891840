import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { catalogueSchemas, withColumns } from '../../generate/catalogue-columns.ts'

const committed = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

it('the published schemas are those that the reader uses', () => {
  const folder = new URL('../../catalogue-schemas/', import.meta.url)
  const published = readdirSync(folder).map((name): [string, string] => [
    name,
    readFileSync(new URL(name, folder), 'utf8'),
  ])
  expect(new Map(published)).toEqual(catalogueSchemas())
})

it('the columns in CATALOGUE.md are those of the schemas', () => {
  const page = committed('CATALOGUE.md')
  expect(withColumns(page)).toBe(page)
})
