import { loadPart, PartLate } from './load-part.ts'
import { isMissing, type Kind } from './missing-parts.ts'

/** The pauses after which a part is fetched again while the browser says that it is online. */
const PAUSES_MS = [1_000, 2_000, 4_000, 8_000]

/**
 * Loads a part until it has come. After a failure the page says so, and the part is fetched again when the connection is
 * back, when the visitor presses 'Try again', and a few times by itself (P459). The page is not reloaded, but for a part
 * that is late: only that ends its request, and only at the visitor's press.
 */
export async function keepTrying<Part>(kind: Kind, load: () => Promise<Part>): Promise<Part> {
  let fetchAgain = () => {}
  let end: (() => void) | undefined
  for (let turn = 0; ; turn += 1) {
    try {
      const part = await loadPart(load)
      end?.()
      return part
    } catch (cause) {
      const isLate = cause instanceof PartLate
      const again = nextTry(isLate ? undefined : PAUSES_MS[turn])
      fetchAgain = again.now
      end ??= isMissing(kind, () => fetchAgain())
      await again.come
      if (isLate && navigator.onLine) location.reload()
    }
  }
}

/** `come` resolves when the connection is back, when `now` is called, or online after the pause, if there is one. */
function nextTry(pauseMs: number | undefined): { come: Promise<void>; now: () => void } {
  let now = () => {}
  const come = new Promise<void>((resolve) => {
    const timer = pauseMs !== undefined && navigator.onLine ? setTimeout(() => now(), pauseMs) : undefined
    now = () => {
      clearTimeout(timer)
      removeEventListener('online', now)
      resolve()
    }
    addEventListener('online', now)
  })
  return { come, now }
}
