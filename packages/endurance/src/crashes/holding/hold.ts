import { writeSync } from 'node:fs'

/**
 * Lets the suite hold a server still at a named point, so that it can be killed exactly there. Imported into the process
 * by Node's `--import`: the servers themselves know nothing of it.
 */

/** Where to stop: events in their order, each by how it begins; the last one is held. */
export type Route = readonly string[]

/** What the suite tells a server. */
export type Order = { readonly holdAt: Route } | { readonly goOn: true }

/** A pipe of its own: what is written there is with the suite before the next line runs. */
const REPORTS = 4

let route: Route = JSON.parse(process.env.HOLD_AT ?? '[]') as Route
let waiting: (() => void)[] = []

/** Says that something is about to happen or has happened. A promise means: wait for it, this is the point. */
export function reach(event: string): Promise<void> | undefined {
  const [next, ...rest] = route
  if (next === undefined || !event.startsWith(next)) return undefined
  route = rest
  if (rest.length > 0) return undefined
  writeSync(REPORTS, `held ${event}\n`)
  return new Promise((resolve) => waiting.push(resolve))
}

process.on('message', (order: Order) => {
  if ('holdAt' in order) {
    route = order.holdAt
    writeSync(REPORTS, 'armed\n')
    return
  }
  for (const goOn of waiting) goOn()
  waiting = []
})
process.channel?.unref()
// Nobody is left to end what is held here.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'))
