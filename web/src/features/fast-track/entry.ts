import type { PurchaseEntry } from '../../checkout/purchase-entry.ts'

export const fastTrack: PurchaseEntry = {
  name: 'fast-track',
  path: 'fast-track/:agentId/:airportCode/:cipCode/:result?',
  route: 'features/fast-track/route.tsx',
}
