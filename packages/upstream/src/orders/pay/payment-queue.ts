import type { PaymentTurnRow } from '../../store/database/rows/payments.ts'

/** The length of a turn: in a network with too many declined cards one card is tried in each. */
export const TURN_MS = 15_000

/** A visitor who did not ask for so long has left the queue. */
export const GONE_MS = 2 * TURN_MS

/** Nobody waits longer than nine minutes: the page goes on asking for ten, and a card's token lives little longer. */
export const MOST_WAITING = 36

type Place = Pick<PaymentTurnRow, 'visitor' | 'waits_since' | 'asked_at' | 'turn_at'>

/** A network's queue at an instant. */
interface PaymentQueue {
  /** Those who still ask, the first one first. */
  readonly waiting: readonly string[]
  /** Those who left it before their turn, or did not ask in it. */
  readonly passed: readonly string[]
  /** When the turn of the first begins or began, in milliseconds; each other one's comes a turn later at the latest. */
  readonly turnMs: number
}

/**
 * The queue at an instant (P486). A turn that nobody uses is over after its length, as one in which a card is declined: so a
 * visitor who asks no more costs the others no more time than they were told. One who left before costs none.
 *
 * @param places in their order @param opensMs when the turn after the last used one begins
 */
export function queueAt(places: readonly Place[], opensMs: number, nowMs: number): PaymentQueue {
  const leftMs = ({ asked_at: asked }: Place) => asked.getTime() + GONE_MS
  const passed: string[] = []
  let turnMs = opensMs
  for (const place of places) {
    turnMs = Math.max(turnMs, (place.turn_at ?? place.waits_since).getTime())
    const endMs = Math.min(turnMs + TURN_MS, Math.max(turnMs, leftMs(place)))
    if (endMs > nowMs) break
    passed.push(place.visitor)
    turnMs = endMs
  }
  const standing = places.slice(passed.length).filter((place) => leftMs(place) > nowMs)
  return { waiting: standing.map(({ visitor }) => visitor), passed, turnMs }
}
