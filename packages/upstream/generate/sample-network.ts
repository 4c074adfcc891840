import { writeFileSync } from 'node:fs'
import { sampleTables } from './sample-tables.ts'

/** Writes the tables of the sample network, which a new database of the sample shop gets. */
const folder = new URL('../data/sample-network/', import.meta.url)
for (const [file, text] of sampleTables()) writeFileSync(new URL(file, folder), text)
