import { whenIdle } from '../ui/page/when-idle.ts'

const USES = ['pointerdown', 'keydown', 'scroll'] as const

/** Long enough that the visitor reads; somebody who looks for a lounge presses or scrolls every few seconds. */
const REST_MS = 10_000

/**
 * Resolves when the visitor has pressed, typed or scrolled and then turns to something else, or does none of it for ten
 * seconds and the browser has nothing better to do. Somebody who only looks never rests.
 */
export async function firstRest(): Promise<void> {
  const watch = new AbortController()
  const options = { capture: true, passive: true, signal: watch.signal }
  let timer: ReturnType<typeof setTimeout> | undefined
  let dropIdle = () => {}
  await new Promise<void>((rest) => {
    const waitForIdle = () => {
      dropIdle = whenIdle(rest)
    }
    const noteUse = () => {
      clearTimeout(timer)
      dropIdle()
      timer = setTimeout(waitForIdle, REST_MS)
    }
    for (const type of USES) addEventListener(type, noteUse, options)
    // A phone stops the timers of a page that nobody sees, and what comes then delays nothing.
    const noteHidden = () => {
      if (document.hidden && timer !== undefined) rest()
    }
    document.addEventListener('visibilitychange', noteHidden, options)
  })
  watch.abort()
  clearTimeout(timer)
  dropIdle()
}
