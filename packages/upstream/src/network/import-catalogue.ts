import type { Catalogue } from '../domain/catalogue.ts'
import { catalogueHash } from '../domain/catalogue-hash.ts'
import type { Repositories, Store } from '../store/store.ts'
import { indexCatalogue } from './index-catalogue.ts'
import { readTables } from './read-catalogue.ts'

/** Who imports, and why, in their own words; both are kept in the history. */
export interface ImportTerms {
  readonly importedBy: string
  readonly note: string
  readonly now: Date
}

/** Another import came between a look at the catalogue and its own import. */
export class CatalogueMoved extends Error {
  override readonly name = 'CatalogueMoved'
}

/**
 * Replaces the whole catalogue in one transaction, and adds the import to the history (P561). Servers that run take it over
 * by themselves. Codes that it lacks end (P563); orders, holds and uses of codes stay as they are (P562).
 *
 * @param seen the version that its changes were told from, which has to be the stored one still (P574)
 * @returns whether anything differed; where nothing does, nothing is written
 * @throws Error with one line where a server could not serve the catalogue; CatalogueMoved where `seen` is stored no more
 */
export async function importCatalogue(
  store: Store,
  catalogue: Catalogue,
  terms: ImportTerms,
  seen?: number,
): Promise<boolean> {
  indexCatalogue(catalogue)
  return await store.transaction(async (repositories) => {
    await repositories.catalogueImports.lock()
    if (seen !== undefined && (await repositories.catalogueImports.version()) !== seen)
      throw new CatalogueMoved(
        'another import came in between, and nothing was written; run the command again',
      )
    const stored = await readTables(repositories)
    if (stored !== undefined && catalogueHash(stored) === catalogueHash(catalogue)) return false
    await write(repositories, catalogue, terms)
    return true
  })
}

/**
 * Writes a first catalogue into a database into which none was ever imported, and never again (P564).
 *
 * @param first makes it, where it is needed
 * @returns whether it was written
 */
export async function seedCatalogue(
  store: Store,
  first: () => Catalogue,
  terms: ImportTerms,
): Promise<boolean> {
  if ((await store.read.catalogueImports.version()) > 0) return false
  return await store.transaction(async (repositories) => {
    await repositories.catalogueImports.lock()
    if ((await repositories.catalogueImports.version()) > 0) return false
    await write(repositories, first(), terms)
    return true
  })
}

async function write(
  { catalogueTables, catalogueCodes, catalogueImports }: Repositories,
  catalogue: Catalogue,
  { importedBy, note, now }: ImportTerms,
): Promise<void> {
  await catalogueTables.replace(catalogue)
  await catalogueCodes.write(catalogue.discountCodes)
  await catalogueCodes.withdrawOthers(catalogue.discountCodes, now)
  await catalogueImports.insert({
    imported_at: now,
    imported_by: importedBy,
    note,
    hash: catalogueHash(catalogue),
    counts: countsOf(catalogue),
  })
}

function countsOf({ helpTopics, ...catalogue }: Catalogue) {
  return {
    airports: catalogue.airports.length,
    lounges: catalogue.lounges.length,
    lanes: catalogue.lanes.length,
    plans: catalogue.plans.length,
    prices: catalogue.prices.length,
    discountCodes: catalogue.discountCodes.length,
    legalTexts: catalogue.legalTexts.length,
    helpQuestions: helpTopics.questions.length,
  }
}
