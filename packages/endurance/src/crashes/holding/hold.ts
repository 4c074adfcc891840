import { writeSync } from 'node:fs'

/**
 * Lets the suite hold a server still at a named point, so that it can be killed exactly there. Imported into the process
 * by Node's `--import`: the servers themselves know nothing of it.
 */

/** The events before a point, in order, each by its beginning; the server is held at the last one. */
export type Route = readonly string[]

/** A message of the suite to a server. */
export type Order = { readonly holdAt: Route } | { readonly goOn: true }

/** A pipe of its own, written synchronously: the suite has the report before the next line runs. */
const REPORTS = 4

let route: Route = JSON.parse(process.env.HOLD_AT ?? '[]') as Route
let waiting: (() => void)[] = []

/** Reports an event. @returns a promise to wait for where this event is the point */
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
// The suite has ended, so nothing else would end this server.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'))
