import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { catalogueSource } from '../network/catalogue-source.ts'
import { seedCatalogue } from '../network/import-catalogue.ts'
import type { Database } from './database/database.ts'
import { databaseOfPglite } from './database/open-pglite.ts'
import { openPostgres } from './database/open-postgres.ts'
import { openPglite } from './database/pglite.ts'
import { prepareStore } from './open-store.ts'
import { administer, databaseAt } from './test-databases.test-kit.ts'

/** A migrated and seeded database: a tar of a PGlite folder, or a template of a PostgreSQL server. */
type Seeded =
  | { readonly kind: 'pglite'; readonly path: string }
  | { readonly kind: 'postgres'; readonly url: string; readonly template: string }

declare module 'vitest' {
  interface ProvidedContext {
    seeded: Seeded
  }
}

/**
 * Migrates and seeds one database for the whole run. Each test file gets a copy, because creating one takes seconds
 * and copying it a fraction of one. TEST_DATABASE_URL decides where.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { TEST_DATABASE_URL: url } = process.env
  const { seeded, forget } = url ? await seedTemplate(url) : await seedSnapshot()
  project.provide('seeded', seeded)
  return forget
}

async function prepareAndSeed(database: Database): Promise<() => Promise<void>> {
  const { store, close } = await prepareStore(database)
  await seedCatalogue(store, catalogueSource, { importedBy: 'the tests', note: '', now: new Date() })
  return close
}

async function seedSnapshot() {
  const folder = mkdtempSync(join(tmpdir(), 'layover-snapshot-'))
  const path = join(folder, 'seeded.tar')
  const pglite = await openPglite()
  const close = await prepareAndSeed(databaseOfPglite(pglite, () => undefined))
  const snapshot = await pglite.dumpDataDir('none')
  writeFileSync(path, Buffer.from(await snapshot.arrayBuffer()))
  await close()
  const seeded: Seeded = { kind: 'pglite', path }
  return { seeded, forget: async () => rmSync(folder, { recursive: true, force: true }) }
}

/** Each table gets what a newer release may add to it: this one has to live with columns that it does not know (P591). */
const NEWER = `do $$ declare known text; begin
  for known in select tablename from pg_tables where schemaname = 'public' loop
    execute format('alter table %I add column newer_text text, add column newer_count integer not null default 7', known);
  end loop;
end $$`

async function seedTemplate(url: string) {
  const template = `layover_seeded_${randomBytes(6).toString('hex')}`
  await administer(url, `create database ${template}`)
  const pool = { connections: 1, waitMs: 60_000 }
  const database = await openPostgres(databaseAt(url, template), pool, () => undefined)
  const close = await prepareAndSeed(database)
  await close()
  await administer(databaseAt(url, template), NEWER)
  const seeded: Seeded = { kind: 'postgres', url, template }
  return { seeded, forget: async () => await administer(url, `drop database ${template}`) }
}
