import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { TestProject } from 'vitest/node'
import { catalogueSource } from '../network/catalogue-source.ts'
import { databaseOfPglite } from './open-pglite.ts'
import { prepareStore } from './open-store.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A tar of a migrated and seeded PGlite folder. */
    seededSnapshot: string
  }
}

/** Migrates and seeds one database for the whole run: making one takes seconds, loading its snapshot half of one. */
export async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'layover-snapshot-'))
  const path = join(folder, 'seeded.tar')
  const pglite = await PGlite.create()
  const { close } = await prepareStore(
    databaseOfPglite(pglite, () => undefined),
    catalogueSource(),
  )
  const snapshot = await pglite.dumpDataDir('none')
  writeFileSync(path, Buffer.from(await snapshot.arrayBuffer()))
  await close()
  project.provide('seededSnapshot', path)
  return () => rmSync(folder, { recursive: true, force: true })
}
