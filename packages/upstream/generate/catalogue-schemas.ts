import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { catalogueSchemas, withColumns } from './catalogue-columns.ts'

/** Writes the schemas of a catalogue's files, and the tables of CATALOGUE.md. */
const folder = new URL('../catalogue-schemas/', import.meta.url)
mkdirSync(folder, { recursive: true })
for (const [name, text] of catalogueSchemas()) writeFileSync(new URL(name, folder), text)

const page = new URL('../CATALOGUE.md', import.meta.url)
writeFileSync(page, withColumns(readFileSync(page, 'utf8')))
