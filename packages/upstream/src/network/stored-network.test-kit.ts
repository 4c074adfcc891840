import type { Store } from '../store/store.ts'
import { indexCatalogue } from './index-catalogue.ts'
import { type Network, networkAt } from './network.ts'
import { readCatalogue } from './read-catalogue.ts'

/** The network of a database, for tests of what it serves. */
export async function storedNetwork(store: Store): Promise<Network> {
  return networkAt(indexCatalogue(await readCatalogue(store)), new Date())
}
