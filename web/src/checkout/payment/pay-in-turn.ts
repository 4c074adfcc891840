import type { PaymentOutcome } from '../journey/outcome.ts'
import { type Standing, standingOf } from './standing-of.ts'

/** An order that may not be paid now; nothing was charged, and the order stays. */
export type HeldBack = {
  readonly until: Date | undefined
  /** When its turn comes, by this clock; undefined where the page does not try again by itself. */
  readonly turnAtMs: number | undefined
}

/** A turn lasts fifteen seconds, and a visitor who has not asked for thirty has left the queue (P486). */
const ASKS_EVERY_MS = 10_000

/** After this time the visitor presses again; the card's token would not live much longer. */
const PATIENCE_MS = 10 * 60_000

/**
 * Pays, and while the order waits for its turn asks again until it has come (P486).
 *
 * @param press sends the payment, of the same card each time
 * @param show is told why nothing was charged, before each wait and at the end
 * @param left ends the wait: the visitor went elsewhere, and nothing more is sent
 */
export async function payInTurn(
  press: () => Promise<PaymentOutcome>,
  show: (held: HeldBack) => void,
  left: AbortSignal,
): Promise<PaymentOutcome> {
  const endsAtMs = Date.now() + PATIENCE_MS
  let standing: Standing = {}
  for (;;) {
    const outcome = await press()
    if (outcome.kind !== 'heldBack') return outcome
    // A read that fails says nothing about the turn: the next ask finds out.
    standing = (await standingOf(outcome.orderNo)) ?? { ...standing, turnInSeconds: ASKS_EVERY_MS / 1000 }
    const { until, turnInSeconds } = standing
    const isOver = turnInSeconds === undefined || Date.now() > endsAtMs
    const turnMs = (turnInSeconds ?? 0) * 1000
    show({ until, turnAtMs: isOver ? undefined : Date.now() + turnMs })
    if (isOver) return outcome
    await pause(Math.max(1_000, Math.min(turnMs, ASKS_EVERY_MS)), left)
    if (left.aborted) return outcome
  }
}

async function pause(ms: number, left: AbortSignal): Promise<void> {
  if (left.aborted) return
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    left.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
