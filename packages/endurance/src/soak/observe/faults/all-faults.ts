import { abuseFaults } from './abuse-faults.ts'
import { catalogueFaults } from './catalogue-faults.ts'
import type { Fault } from './fault.ts'
import { gatewayFaults } from './gateway-faults.ts'
import { moneyFaults } from './money-faults.ts'
import { providerFaults } from './provider-faults.ts'
import { upstreamFaults } from './upstream-faults.ts'

/** Every fault of the rehearsal, in its order: places that are held stay so for a while. */
export const allFaults: readonly Fault[] = [
  ...providerFaults,
  ...moneyFaults,
  ...upstreamFaults,
  ...catalogueFaults,
  ...gatewayFaults,
  ...abuseFaults,
]

const HOURLY = 'books are compared once an hour, and without the payments of the last ten minutes'

/** Alerts that no fault of a rehearsal can bring about, each with the reason. */
export const outOfReach: Readonly<Record<string, string>> = {
  LayoverBooksDiffer: HOURLY,
  LayoverBooksUnread: 'books are compared once an hour, and the rule waits for three hours',
  LayoverDeletionFails: 'its jobs run once an hour, and the rule waits for three failures',
  LayoverPasswordsTried: 'to check 300 passwords takes 70 s of processor time, and its window is 45 s here',
}

/** Panels that have nothing but zeros in a rehearsal, each with the reason. */
export const zeroPanels: Readonly<Record<string, string>> = {
  'Differences from the card provider’s books': HOURLY,
}
