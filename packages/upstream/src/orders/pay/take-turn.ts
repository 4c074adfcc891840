import type { Repositories } from '../../store/store.ts'
import { NOT_OF_CARD } from './decline-message.ts'

/** In a network with too many declined cards one is tried this long after the last. It says how many an hour can try. */
const TURN_MS = 15_000

/** An order that did not ask for so long has left the line. */
const GONE_MS = 2 * TURN_MS

const HOUR_MS = 60 * 60_000

interface Turn {
  readonly orderNo: string
  readonly network: string
}

/**
 * Takes the turn of an order whose network had too many declines, or gives the order a place in the network's line
 * (P486). The first in line may pay once the last declined card is far enough back; so a card that is good delays nobody.
 * The network has to be locked.
 */
export async function takeTurn(repositories: Repositories, turn: Turn, now: Date): Promise<boolean> {
  await repositories.paymentTurns.join(turn, now, new Date(now.getTime() - GONE_MS))
  if ((await turnInMs(repositories, turn.orderNo, now)) !== 0) return false
  await repositories.paymentTurns.leave(turn.orderNo)
  return true
}

/** In how long the turn of a waiting order comes, should every card before it be declined; undefined for one that does not wait. */
export async function turnInMs(
  { paymentTurns, declines }: Pick<Repositories, 'paymentTurns' | 'declines'>,
  orderNo: string,
  now: Date,
): Promise<number | undefined> {
  const place = await paymentTurns.placeOf(orderNo, new Date(now.getTime() - GONE_MS))
  if (place === undefined) return undefined
  const last = await declines.lastOfNetwork(place.network, new Date(now.getTime() - HOUR_MS), NOT_OF_CARD)
  const next = last === undefined ? 0 : last.getTime() + TURN_MS - now.getTime()
  return Math.max(0, next) + place.ahead * TURN_MS
}
