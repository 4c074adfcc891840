import type { FastifyBaseLogger } from 'fastify'
import { priceSpan } from '../domain/prices-at.ts'
import type { CatalogueMetrics } from '../metrics/catalogue-metrics.ts'
import { StoreError } from '../store/database/store-error.ts'
import type { Store } from '../store/store.ts'
import { type IndexedCatalogue, indexCatalogue } from './index-catalogue.ts'
import { type Network, networkAt } from './network.ts'
import { readStoredCatalogue, type StoredCatalogue } from './read-catalogue.ts'

/** The network of a server that runs: it follows the imports, and prices that begin. */
export interface LiveNetwork {
  /** The network of this moment. A call takes it once (P565). */
  readonly current: () => Network
  /**
   * Takes a newer catalogue of the database over. One that cannot be served is reported once, and the old one stays.
   *
   * @throws StoreError and the like where the database cannot be read
   */
  readonly refresh: () => Promise<void>
}

interface LiveDeps {
  readonly store: Store
  readonly now: () => Date
  readonly log: FastifyBaseLogger
  readonly metrics: CatalogueMetrics
}

/**
 * Reads and indexes the catalogue of the database.
 *
 * @throws StoreError with one line where it cannot be served
 */
export async function openLiveNetwork({ store, now, log, metrics }: LiveDeps): Promise<LiveNetwork> {
  const stored = await readStoredCatalogue(store)
  let seen = stored.version
  let indexed = firstIndex(stored)
  let offer = offerAt(indexed, now())
  report(seen)
  if (stored.catalogue === undefined) log.warn('there is no catalogue: nothing is sold until one is imported')

  function report(version: number): void {
    metrics.stored(version)
    metrics.served(version, indexed.catalogue)
  }
  return {
    current: () => {
      const at = now().getTime()
      if (at < offer.from || at >= offer.until) offer = offerAt(indexed, now())
      return offer.network
    },
    refresh: async () => {
      if ((await store.read.catalogueImports.version()) === seen) return
      const { version, catalogue } = await readStoredCatalogue(store)
      seen = version
      metrics.stored(version)
      try {
        const next = indexCatalogue(catalogue, indexed)
        offer = offerAt(next, now())
        indexed = next
      } catch (error) {
        metrics.refused()
        log.error({ err: error, version }, 'an imported catalogue cannot be served; the one before it stays')
        return
      }
      report(version)
      log.info({ version }, 'an imported catalogue is served from now on')
    },
  }
}

/** At the start there is no catalogue before to stay with. */
function firstIndex({ version, catalogue }: StoredCatalogue): IndexedCatalogue {
  try {
    return indexCatalogue(catalogue)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StoreError(`the catalogue of import ${version} cannot be served: ${reason}`)
  }
}

/** A network with the instants between which its prices hold. */
function offerAt(indexed: IndexedCatalogue, at: Date) {
  return { network: networkAt(indexed, at), ...priceSpan(indexed.catalogue?.prices ?? [], at) }
}

/** What is made once for each network, such as the handlers of calls. */
export function ofEachNetwork<T>({ current }: LiveNetwork, make: (network: Network) => T): () => T {
  let last: { readonly network: Network; readonly made: T } | undefined
  return () => {
    const network = current()
    if (last?.network !== network) last = { network, made: make(network) }
    return last.made
  }
}
