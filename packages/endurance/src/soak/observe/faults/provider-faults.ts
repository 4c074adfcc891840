import type { Manner } from '../provider-line.ts'
import type { RehearsedShop } from '../rehearsed-shop.ts'
import type { Fault } from './fault.ts'
import { flooding, ordering } from './requests.ts'

/** Upstreams behave like this, and something else is done at the same time. */
function behaving(manner: Manner, meanwhile: (shop: RehearsedShop) => () => Promise<void> = ordering) {
  return async (shop: RehearsedShop) => {
    shop.provider.turn(manner)
    const end = meanwhile(shop)
    return async () => {
      shop.provider.turn('well')
      await end()
    }
  }
}

const nothing = () => async () => undefined

/** Faults between gateway and upstreams. */
export const providerFaults: readonly Fault[] = [
  {
    what: 'upstreams break every connection',
    alerts: ['LayoverBreakerOpen', 'LayoverGatewayErrors', 'LayoverOrdersFail'],
    begin: behaving('gone'),
  },
  {
    what: 'upstreams break three of ten connections',
    alerts: ['LayoverProviderFaults', 'LayoverSecondTries'],
    begin: behaving('breaking', nothing),
  },
  {
    what: 'upstreams take three seconds',
    alerts: ['LayoverGatewaySlow'],
    begin: behaving('slow'),
  },
  {
    // Most calls of the flood are refused at once, so that the gateway is quick on the whole.
    what: 'upstreams take three seconds, under a flood of orders and quotes',
    alerts: ['LayoverProviderSlow', 'LayoverConnectionsUsedUp', 'LayoverShareUsedUp'],
    begin: behaving('slow', flooding),
  },
  {
    what: 'some answers lack what the contract promises',
    alerts: ['LayoverContractBroken'],
    begin: behaving('broken'),
  },
  {
    what: 'some answers have a field that the contract does not know',
    alerts: ['LayoverContractDrifts'],
    begin: behaving('drifting'),
  },
]
