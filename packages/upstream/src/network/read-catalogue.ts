import type { Catalogue } from '../domain/catalogue.ts'
import { canonicalCatalogue } from '../domain/catalogue-hash.ts'
import type { Repositories, Store } from '../store/store.ts'

/** A stored catalogue with its version, the number of the last import. */
export interface StoredCatalogue {
  /** 0 where none was ever imported. */
  readonly version: number
  readonly catalogue: Catalogue | undefined
}

/** Reads the whole catalogue, as one import left it. Undefined where none was ever imported. */
export async function readCatalogue(store: Store): Promise<Catalogue | undefined> {
  return (await readStoredCatalogue(store)).catalogue
}

/** The same with its version. */
export async function readStoredCatalogue(store: Store): Promise<StoredCatalogue> {
  return await store.transaction(async (repositories) => {
    await repositories.catalogueImports.lockForReading()
    return {
      version: await repositories.catalogueImports.version(),
      catalogue: await readTables(repositories),
    }
  })
}

/** Reads the tables, under a lock that the caller holds. */
export async function readTables(repositories: Repositories): Promise<Catalogue | undefined> {
  const walkUp = await repositories.prices.walkUp()
  if (walkUp === undefined) return undefined
  return canonicalCatalogue({
    airports: await repositories.airports.list(),
    lounges: await repositories.lounges.list(),
    lanes: await repositories.lanes.list(),
    plans: await repositories.plans.list(),
    walkUp,
    prices: await repositories.prices.listScheduled(),
    discountCodes: await repositories.catalogueCodes.list(),
    legalTexts: await repositories.legalTexts.list(),
    helpTopics: await repositories.helpTopics.read(),
  })
}
