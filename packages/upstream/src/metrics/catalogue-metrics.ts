import { Counter, Gauge, type Registry } from 'prom-client'
import type { Catalogue } from '../domain/catalogue.ts'

export function createCatalogueMetrics(registry: Registry) {
  const version = new Gauge({
    name: 'layover_upstream_catalogue_version',
    help: 'Number of the import that this server serves, and of the last one in the database; 0 for none.',
    labelNames: ['of'],
    registers: [registry],
  })
  const offers = new Gauge({
    name: 'layover_upstream_catalogue_offers',
    help: 'What the served catalogue has to sell.',
    labelNames: ['kind'],
    registers: [registry],
  })
  const refused = new Counter({
    name: 'layover_upstream_catalogues_refused_total',
    help: 'Imported catalogues that this server could not serve.',
    registers: [registry],
  })
  return {
    /** The version of the catalogue in the database. */
    stored: (number: number): void => version.set({ of: 'stored' }, number),
    /** The version and the content of the catalogue that is served; undefined where there is none. */
    served: (number: number, catalogue: Catalogue | undefined): void => {
      version.set({ of: 'served' }, number)
      for (const kind of ['lounges', 'lanes', 'plans'] as const)
        offers.set({ kind }, catalogue?.[kind].length ?? 0)
    },
    refused: (): void => refused.inc(),
  }
}

export type CatalogueMetrics = ReturnType<typeof createCatalogueMetrics>
