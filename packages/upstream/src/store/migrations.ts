import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { StoreError } from './database/store-error.ts'

export interface Migration {
  readonly number: number
  readonly name: string
  readonly sql: string
  readonly checksum: string
  /** How releases without this migration stand to it, as its first line declares; undefined without a declaration. */
  readonly olderReleases: string | undefined
}

/** The declaration of a migration that releases without it can live with: they neither see nor miss what it adds. */
export const READ_AND_WRITE = 'read and write'

/** The last migration without a declaration of its own: migration 28 writes those of the ones before. */
const LAST_UNDECLARED = 27

/** The SQL stays in src: this path leads there from src/store and from dist/store alike. */
const folder = new URL('../../src/store/migrations/', import.meta.url)

const filePattern = /^(\d{3})-([a-z0-9-]+)\.sql$/

const declarationPattern = /^-- older releases: (read and write|refused, because \S.*)\n/

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
    return {
      number: index + 1,
      name,
      sql,
      checksum: createHash('sha256').update(sql).digest('hex'),
      olderReleases: declarationOf(sql),
    }
  })
}

/** How older releases stand to a migration, by the first line of its file (P590). */
export function declarationOf(sql: string): string | undefined {
  return declarationPattern.exec(sql)?.[1]
}

/**
 * Refuses migrations that leave open how older releases stand to them (P590).
 *
 * @throws StoreError with the line that is missing
 */
export function requireDeclarations(migrations: readonly Migration[]): void {
  const silent = migrations.find(
    ({ number, olderReleases }) => number > LAST_UNDECLARED && olderReleases === undefined,
  )
  if (silent !== undefined) {
    throw new StoreError(
      `migration ${silent.number} (${silent.name}) begins with neither '-- older releases: ${READ_AND_WRITE}' nor '-- older releases: refused, because …'`,
    )
  }
}
