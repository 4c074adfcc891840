/**
 * Quotes, holds and orders per second through the gateway, on the database that `DATABASE_URL` names, or PGlite. Run by
 * `bench.mjs` for each database, in a process of its own; the rows go to the parent process.
 */
import { stopOnSignal } from '../src/supervise.mjs'
import { chosenActs } from './acts.mjs'
import { buyerAt } from './buyer.mjs'
import { percentiles } from './search-latency.mjs'
import { startStack } from './stack.mjs'

const PORT = 4103
const VISITORS = 16
/** The code of three servers is compiled by then; from a cold start the first seconds serve half as much. */
const WARM_MS = 10_000
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
const buyer = await buyerAt(PORT)
const rows = []
for (const { name, act } of chosenActs()) {
  const once = (/** @type {number} */ each) => act(buyer, each)
  await crowd(WARM_MS, once)
  rows.push({ name, ...(await crowd(MEASURED_MS, once)) })
}
await stop()
process.send?.(rows)
process.disconnect?.()
