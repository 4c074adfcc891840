import { readFileSync, writeFileSync } from 'node:fs'
import { withTables } from './readme-tables.ts'

const path = new URL('../README.md', import.meta.url)
writeFileSync(path, withTables(readFileSync(path, 'utf8')))
