import { catalogueSource } from '../network/catalogue-source.ts'
import { seedCatalogue } from '../network/import-catalogue.ts'
import type { Store } from '../store/store.ts'
import { addSampleAccounts } from './sample-accounts.ts'
import { keepSampleCodes } from './sample-codes.ts'

interface SampleChoice {
  readonly hasSampleCatalogue: boolean
  readonly hasSampleAccounts: boolean
  readonly hasSampleCodes: boolean
}

/** Adds the samples that the operator chose. The catalogue is for a database that never had one (P564). */
export async function addSamples(store: Store, chosen: SampleChoice, now: Date): Promise<void> {
  const terms = { importedBy: 'the first start', note: 'The sample catalogue', now }
  if (chosen.hasSampleCatalogue) await seedCatalogue(store, catalogueSource, terms)
  if (chosen.hasSampleAccounts) await addSampleAccounts(store, now)
  await keepSampleCodes(store, chosen.hasSampleCodes, now)
}
