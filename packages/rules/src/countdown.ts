/** When the hold has this long to live, 'Keep my place' is offered (P152). */
const COUNTDOWN_WARNING_MS = 120_000

/** Over strictly when the remaining time is negative (P151): zero is still in time. */
export function isOver(remaining: number): boolean {
  return remaining < 0
}

/** In its last two minutes and not yet over. */
export function isExpiring(remaining: number): boolean {
  return remaining <= COUNTDOWN_WARNING_MS && !isOver(remaining)
}

/** `14:59`, rounded up to whole seconds, so that 00:00 stands only at the very end. */
export function formatRemaining(remaining: number): string {
  const seconds = Math.max(0, Math.ceil(remaining / 1000))
  const minutes = Math.floor(seconds / 60)
  return `${String(minutes).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`
}
