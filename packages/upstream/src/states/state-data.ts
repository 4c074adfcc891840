import { stateValues } from '@layover/contracts'
import { newOrderNo, newReference } from '../domain/order-identity.ts'
import type { Network } from '../network/network.ts'
import { bookableDays, bookableTimesOn } from '../slots/bookable.ts'
import { newClaimId } from '../slots/hold-places.ts'

/** The numbers and the visit of an order or a hold that a state makes. */
export interface StateData {
  readonly orderNo: string
  readonly reference: string
  readonly holdId: string
  readonly visitDate: string
  readonly visitTime: string
  /** ISO 8601, in UTC. */
  readonly startsAt: string
}

/** Those of the contract's examples. */
export const exampleData: StateData = {
  orderNo: stateValues.orderNo.example,
  reference: stateValues.reference.example,
  holdId: stateValues.holdId.example,
  visitDate: stateValues.visitDate.example,
  visitTime: stateValues.visitTime.example,
  startsAt: '2027-03-09T14:30:00.000Z',
}

/**
 * Numbers that no card provider has met, and a visit that can be booked today. A new number each time matters: a provider
 * that has been paid for one takes it for paid again.
 */
export function freshData(network: Network, now: Date): StateData {
  const numbers = { orderNo: newOrderNo(), reference: newReference(), holdId: newClaimId() }
  return { ...exampleData, ...numbers, ...nextVisit(network, now) }
}

/** The examples' time on a later day, at lounge and lane. The first such day may begin its lead time meanwhile. */
function nextVisit(network: Network, now: Date) {
  const { loungeCode, cipCode, visitTime } = stateValues
  const lounge = network.loungePlace(loungeCode.example)
  const lane = network.lanePlace(cipCode.example)
  if (!lounge || !lane) return {}
  const isTime = (each: { visitTime: string }) => each.visitTime === visitTime.example
  const visits = bookableDays(lounge, now).flatMap(({ date, times }) => {
    const isAtLane = bookableTimesOn(lane, date, now).some(isTime)
    return times.filter((each) => isAtLane && isTime(each)).map((each) => ({ date, ...each }))
  })
  const [, second] = visits
  return second && { visitDate: second.date, startsAt: second.startsAtText }
}
