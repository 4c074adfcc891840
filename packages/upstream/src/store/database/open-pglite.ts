import { cpSync, existsSync, renameSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import { FolderLockError, lockFolder } from '@layover/server-kit/data-folder/folder-lock'
import { closeTree, makeOwnFolder } from '@layover/server-kit/data-folder/owner-only'
import pg from 'pg'
import { columnParsers } from './column-parsers.ts'
import { type Database, databaseOf } from './database.ts'
import { openPglite } from './pglite.ts'
import { reasonOf, StoreError } from './store-error.ts'

/** The data folder belongs to another process: a PGlite database has one user. */
export class FolderInUse extends StoreError {}

/** The lock file of this server; PGlite itself locks nothing. */
function takeFolder(dataDir: string): () => void {
  try {
    return lockFolder(dataDir, 'upstream.lock')
  } catch (error) {
    throw error instanceof FolderLockError ? new FolderInUse(error.message) : error
  }
}

/**
 * Opens the PGlite database of a data folder, or creates one. It survives a killed process; PGlite does not flush to
 * the disk, so it does not survive a power cut.
 *
 * @throws StoreError when the folder is in use or damaged; a damaged folder is not changed
 */
export async function openPgliteFolder(dataDir: string, freeBytes = freeBytesAt): Promise<Database> {
  const folder = join(dataDir, 'database')
  makeOwnFolder(dataDir)
  const unlock = takeFolder(dataDir)
  try {
    rmSync(rehearsalOf(folder), { recursive: true, force: true })
    closeTree(folder)
    if (existsSync(folder)) await rehearse(folder, freeBytes)
    else await createFolder(folder)
    return databaseOfPglite(await openPglite({ dataDir: folder }), unlock)
  } catch (error) {
    unlock()
    throw error
  }
}

/** A database over an open PGlite; `release` runs once both are closed. */
export function databaseOfPglite(pglite: PGlite, release: () => void): Database {
  const config = createPgConfig(pglite)
  // PGlite is one connection: a query waits for the end of a running transaction.
  const pool = new pg.Pool({ ...config, max: config.poolSize, types: columnParsers })
  return databaseOf(pool, async () => {
    await pglite.close()
    release()
  })
}

/**
 * Creates the database beside its place and moves it there whole, so that a killed first start leaves no incomplete
 * database.
 */
async function createFolder(folder: string): Promise<void> {
  const draft = `${folder}.new`
  try {
    rmSync(draft, { recursive: true, force: true })
    const pglite = await openPglite({ dataDir: draft })
    await pglite.close()
    // PGlite makes most files of a new database writable by everybody.
    closeTree(draft)
    renameSync(draft, folder)
  } catch (error) {
    throw new StoreError(`DATA_DIR: ${folder} cannot be made: ${reasonOf(error)}`)
  }
}

/** The place of the copy that is tried: in the data folder, where the next start removes what a killed one left. */
const rehearsalOf = (folder: string): string => `${folder}.rehearsal`

/**
 * Opening a database writes to it, so a damaged one would change before the damage is found. A copy is opened first
 * and every table read; the folder itself is opened only after that succeeded.
 */
async function rehearse(folder: string, freeBytes: typeof freeBytesAt): Promise<void> {
  if (!existsSync(join(folder, 'PG_VERSION'))) {
    // PGlite would create a new database in such a folder and overwrite its content.
    throw new StoreError(`${folder} is damaged and was left as it is: it has no PG_VERSION`)
  }
  const copy = rehearsalOf(folder)
  try {
    copyToTry(folder, copy)
    const pglite = await openPglite({ dataDir: copy })
    await readEveryTable(pglite)
    await pglite.close()
  } catch (error) {
    if (error instanceof StoreError) throw error
    // PGlite fails on a full disk without saying that it is full.
    if (freeBytes(copy) < ROOM_BYTES)
      throw new StoreError(`${folder} cannot be tried: no space left on the disk for a copy of it`)
    throw new StoreError(`${folder} is damaged and was left as it is: ${reasonOf(error)}`)
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

/** Two segments of PostgreSQL's log, which opening a database may write. */
const ROOM_BYTES = 2 * 16 * 2 ** 20

function freeBytesAt(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

function copyToTry(folder: string, copy: string): void {
  try {
    cpSync(folder, copy, { recursive: true })
  } catch (error) {
    throw new StoreError(`${folder} cannot be copied to ${copy}, to be tried there: ${reasonOf(error)}`)
  }
}

async function readEveryTable(pglite: PGlite): Promise<void> {
  const tables = await pglite.query<{ name: string }>(
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  )
  for (const { name } of tables.rows) await pglite.query(`select md5(row::text) from ${name} as row`)
}
