import { allCalls } from '@layover/contracts'
import { Refusal } from '@layover/server-kit/environment/variable'
import { splitList } from './list.ts'

const PAIR = /^(\w{1,16})=(\w{1,16})$/

const CODES: ReadonlySet<string> = new Set(allCalls.flatMap(({ success }) => success))

/** Parses pairs such as `11=00`: the contract's success code, then the provider's. */
export function parseUpstreamStates(text: string): ReadonlyMap<string, string> | Refusal {
  const pairs = splitList(text).map((pair) => PAIR.exec(pair))
  const faults = pairs.flatMap((pair, index) => {
    if (!pair) return [`pair ${index + 1} is not of the form 11=00`]
    return CODES.has(String(pair[1]))
      ? []
      : [`${pair[1]} is no success code of the contract; it has ${[...CODES].join(' and ')}`]
  })
  if (faults.length > 0) return new Refusal(...faults)
  return new Map(pairs.map((pair) => [String(pair?.[1]), String(pair?.[2])]))
}
