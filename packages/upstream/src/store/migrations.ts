import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { StoreError } from './database/store-error.ts'

export interface Migration {
  readonly number: number
  readonly name: string
  readonly sql: string
  readonly checksum: string
}

/** The SQL stays in src: this path leads there from src/store and from dist/store alike. */
const folder = new URL('../../src/store/migrations/', import.meta.url)

const filePattern = /^(\d{3})-([a-z0-9-]+)\.sql$/

/** The numbered migrations of this release, in order, without a gap. */
export function readMigrations(): Migration[] {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
  return files.map((file, index) => {
    const [, digits, name] = filePattern.exec(file) ?? []
    if (digits === undefined || name === undefined || Number(digits) !== index + 1) {
      throw new StoreError(`${file} is not the name of migration ${index + 1}`)
    }
    const sql = readFileSync(new URL(file, folder), 'utf8')
    return { number: index + 1, name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
  })
}
