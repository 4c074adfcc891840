import { allCalls, readStates, splitList, type UpstreamStates } from '@layover/contracts'
import { Refusal } from '@layover/server-kit/environment/variable'

/** Parses pairs such as `11=00`: the contract's success code, then the provider's. */
export function parseUpstreamStates(text: string): UpstreamStates | Refusal {
  const { states, faults } = readStates(splitList(text), allCalls)
  return faults.length > 0 ? new Refusal(...faults) : states
}
