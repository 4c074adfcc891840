/**
 * Quotes, holds and orders per second through the gateway, on the database that `DATABASE_URL` names, or PGlite. Run by
 * `bench.mjs` for each database, in a process of its own; the rows go to the parent process.
 */
import { stopOnSignal } from '../src/supervise.mjs'
import { buyerAt } from './buyer.mjs'
import { percentiles } from './search-latency.mjs'
import { startStack } from './stack.mjs'

const PORT = 4103
const VISITORS = 16
const WARM_MS = 2_000
const MEASURED_MS = 8_000

/**
 * Visitors who repeat one act for a while.
 * @param {number} ms
 * @param {(each: number) => Promise<boolean>} act whether it succeeded
 */
async function crowd(ms, act) {
  /** @type {number[]} */
  const timesMs = []
  let faults = 0
  const began = performance.now()
  const visitor = async () => {
    while (performance.now() - began < ms) {
      const start = performance.now()
      if (await act(count++).catch(() => false)) timesMs.push(performance.now() - start)
      else faults += 1
    }
  }
  await Promise.all(Array.from({ length: VISITORS }, visitor))
  const { p50, p99 } = percentiles(timesMs)
  return { perSecond: (timesMs.length * 1_000) / (performance.now() - began), p50, p99, faults }
}

let count = 0
stopOnSignal()
const stop = await startStack(PORT)
const { quote, hold, purchase } = await buyerAt(PORT)
const rows = []
const acts = Object.entries({
  quotes: () => quote(),
  'quotes with a code': () => quote({ discountCode: 'LAYOVER20' }),
  holds: hold,
  'orders (create and confirm)': purchase,
})
for (const [name, act] of acts.filter(([each]) => each.includes(process.env.BENCH_ONLY ?? ''))) {
  await crowd(WARM_MS, act)
  rows.push({ name, ...(await crowd(MEASURED_MS, act)) })
}
await stop()
process.send?.(rows)
process.disconnect?.()
