import type { calls, Data } from '@layover/contracts'
import type { CheckData } from '../options/data-file.ts'
import type { Good } from './answer.ts'

export type Airport = Data<typeof calls.airport.get>[number]
export type Lounge = Data<typeof calls.lounge.lounges>[number]
export type LoungeDetail = Data<typeof calls.lounge.detail>
export type Lane = Data<typeof calls.cip.queryPopularCip>[number]
export type LaneDetail = Data<typeof calls.cip.detail>
export type Plan = Data<typeof calls.purchasemembership.getPlans>[number]
export type Price = Data<typeof calls.lounge.calculateLoungePrice>

/** The knowledge of the check about the upstream after all reads. */
export interface World {
  /** `--data`, with the additions of the contract's own catalogue where the upstream has it. */
  readonly data: CheckData
  readonly hasSampleCatalogue: boolean
  /** Airports of the network from any list, keyed by code. */
  readonly airports: ReadonlyMap<string, Airport>
  /** Airports whose lounges and lanes were read. */
  readonly visited: readonly Airport[]
  readonly lounges: readonly LoungeDetail[]
  readonly lanes: readonly LaneDetail[]
  readonly plans: readonly Plan[]
  /** One that can be pre-booked, one that can not, one with a lane, and a plan, where there is one. */
  readonly lounge: LoungeDetail | undefined
  readonly unbookableLounge: LoungeDetail | undefined
  readonly lane: LaneDetail | undefined
  readonly plan: Plan | undefined
  /** The price of one walk-up pass. */
  readonly commonPrice: Good<Data<typeof calls.lounge.getCommonPrice>> | undefined
}
