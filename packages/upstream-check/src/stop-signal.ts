import type { EventEmitter } from 'node:events'

/** Package managers send on the signal of a Ctrl-C that came from the terminal already: nobody presses twice so soon. */
const TOGETHER_MS = 1000

/** What ends a process, apart from a test. */
interface Stops {
  readonly signals: Pick<EventEmitter, 'on'>
  readonly nowMs: () => number
  readonly onFirst: () => void
  readonly onSecond: () => void
}

/** The first Ctrl-C ends the check with what it has; the second ends it at once. */
export function stopSignal({ signals, nowMs, onFirst, onSecond }: Stops): AbortSignal {
  const stop = new AbortController()
  let firstMs: number | undefined
  const onSignal = () => {
    if (firstMs === undefined) {
      firstMs = nowMs()
      onFirst()
      stop.abort()
    } else if (nowMs() - firstMs >= TOGETHER_MS) onSecond()
  }
  // Where the manager ends first, a terminal hangs up.
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) signals.on(name, onSignal)
  return stop.signal
}
