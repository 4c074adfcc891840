import type { FastifyBaseLogger } from 'fastify'

/** A repeated job that runs beside the calls. */
export interface Rounds {
  /** The first round begins at once. */
  readonly start: () => void
  /** Requests a round now, or right after the running one. Before the start it does nothing. */
  readonly wake: () => void
  /** Ends a pause, aborts the running round, and waits for its end. */
  readonly stop: () => Promise<void>
}

/** Where the end of each round goes. */
interface RoundReports {
  readonly log: FastifyBaseLogger
  readonly ended: (result: 'done' | 'failed') => void
}

/**
 * Creates a job with a timer of its own, so that a slow job delays no other. The next round starts `intervalMs` after
 * the end of the last one.
 */
export function createRounds(
  job: (signal: AbortSignal) => Promise<unknown>,
  intervalMs: number,
  { log, ended }: RoundReports,
): Rounds {
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let isWanted = false

  async function round(): Promise<void> {
    do {
      isWanted = false
      try {
        await job(stopping.signal)
        ended('done')
      } catch (error) {
        ended('failed')
        log.error({ err: error }, 'a round of housekeeping failed; the next one tries again')
      }
    } while (isWanted && !stopping.signal.aborted)
    running = undefined
    if (!stopping.signal.aborted) timer = setTimeout(start, intervalMs)
  }
  function start(): void {
    clearTimeout(timer)
    timer = undefined
    running = round()
  }
  return {
    start,
    wake: () => {
      if (running !== undefined) isWanted = true
      else if (timer !== undefined) start()
    },
    stop: async () => {
      stopping.abort()
      clearTimeout(timer)
      timer = undefined
      await running
    },
  }
}
