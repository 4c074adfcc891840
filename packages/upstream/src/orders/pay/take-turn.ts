import { HOUR_MS } from '@layover/rules/durations'
import type { OrderRow } from '../../store/database/rows/orders.ts'
import type { Repositories } from '../../store/store.ts'
import { NOT_OF_CARD } from './decline-message.ts'
import { GONE_MS, MOST_WAITING, queueAt, TURN_MS } from './payment-queue.ts'
import { LONGEST_WAIT_MS } from './unpaid-life.ts'

/**
 * Takes the turn of an order whose network had too many declines, or gives its visitor a place in the network's queue
 * (P486). The order lives until its turn (P526); without room for that, or without a visitor, it gets no place. The network
 * has to be locked, and the order.
 *
 * @returns when the turn began, or undefined for an order that may not be paid now
 */
export async function takeTurn(
  repositories: Repositories,
  { order, network }: { readonly order: OrderRow; readonly network: string },
  now: Date,
): Promise<Date | undefined> {
  const { paymentTurns } = repositories
  const { visitor } = order
  if (visitor === null) return undefined
  const { waiting, passed, turnMs, afterAllMs, lastMs } = await queueOf(repositories, network, now)
  const leave = async (visitors: readonly string[], next: string | undefined, atMs: number) => {
    await paymentTurns.leave(visitors)
    // Else the turn of the next one would seem to have begun with the one before.
    if (next !== undefined) await paymentTurns.update(next, { turn_at: new Date(atMs) })
  }
  if (passed.length > 0) await leave(passed, waiting[0], turnMs)
  const ahead = waiting.includes(visitor) ? waiting.indexOf(visitor) : waiting.length
  const isAlone = waiting.length === 0
  const ownMs = isAlone ? Math.max(turnMs, afterAllMs, now.getTime()) : turnMs + ahead * TURN_MS
  if (ahead === 0 && ownMs <= now.getTime()) {
    await leave([visitor], waiting[1], now.getTime())
    return new Date(ownMs)
  }
  if (ahead < waiting.length) await paymentTurns.update(visitor, { asked_at: now })
  else if (ahead < MOST_WAITING && ownMs + GONE_MS <= order.created_at.getTime() + LONGEST_WAIT_MS)
    await paymentTurns.join({
      visitor,
      network,
      waits_since: after(lastMs, now),
      asked_at: now,
      turn_at: isAlone ? new Date(ownMs) : null,
    })
  else return undefined
  const expires = Math.max(order.expires_at.getTime(), ownMs + GONE_MS)
  await repositories.orders.update(order.order_no, { expires_at: new Date(expires) })
  return undefined
}

/** An instant that orders a place behind the last one, also where two come at once or servers' clocks differ. */
function after(lastMs: number, now: Date): Date {
  return new Date(Math.max(lastMs + 1, now.getTime()))
}

/** In how long the turn of a waiting visitor comes, should every card before it be declined; undefined for one who does not wait. */
export async function turnInMs(
  repositories: Pick<Repositories, 'paymentTurns' | 'declines'>,
  visitor: string,
  now: Date,
): Promise<number | undefined> {
  const network = await repositories.paymentTurns.networkOf(visitor)
  if (network === undefined) return undefined
  const { waiting, turnMs } = await queueOf(repositories, network, now)
  const ahead = waiting.indexOf(visitor)
  return ahead === -1 ? undefined : Math.max(0, turnMs + ahead * TURN_MS - now.getTime())
}

async function queueOf(
  { paymentTurns, declines }: Pick<Repositories, 'paymentTurns' | 'declines'>,
  network: string,
  now: Date,
) {
  const since = new Date(now.getTime() - HOUR_MS)
  const turns = { since, turnMs: TURN_MS, notOfCard: NOT_OF_CARD }
  // A card that needs no turn comes before the queue begins, or delays nobody in it.
  const { afterTurns, afterAll } = await declines.turnOpensAt(network, turns)
  const places = await paymentTurns.ofNetwork(network)
  const lastMs = places.at(-1)?.waits_since.getTime() ?? 0
  const queue = queueAt(places, afterTurns?.getTime() ?? 0, now.getTime())
  return { ...queue, afterAllMs: afterAll?.getTime() ?? 0, lastMs }
}
