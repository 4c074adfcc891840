/**
 * How long single calls take through the gateway, one after the other, on the database that `DATABASE_URL` names. Run by
 * `growth.mjs` for each size, in a process of its own; the row goes to the parent process.
 */
import { stopOnSignal } from '../src/supervise.mjs'
import { buyerAt } from './buyer.mjs'
import { wholeReads } from './growth-data.mjs'
import { startStack } from './stack.mjs'

const PORT = 4106
const WARM = 20
const MEASURED = 60
const KEYWORDS = ['zurich', 'LHR', 'heathrow', 'SIN', 'tokyo', 'istanbul']
const url = process.env.DATABASE_URL ?? ''

stopOnSignal()
const begun = performance.now()
// Cached answers would measure the gateway's memory. Payers are bounded as in production, since their declines are counted.
const stop = await startStack(PORT, {
  CACHE_MAX_BYTES: '0',
  DECLINED_PAYMENTS: '6 20 10',
})
const startS = (performance.now() - begun) / 1_000
const { read, quote, hold, purchase } = await buyerAt(PORT)
/** @type {Record<string, (each: number) => Promise<boolean>>} */
const acts = {
  search: (each) => read('/airport/get', { keyword: KEYWORDS[each % KEYWORDS.length] }),
  list: () => read('/lounge/lounges', { airportCode: 'LHR' }),
  slots: () => read('/loungePrebooking/getSubscribeTimes', { loungeCode: 'LHR-HARRIER' }),
  quote: () => quote({ discountCode: 'LAYOVER20' }),
  hold,
  order: purchase,
}

/** The end of the quickest tenth: what a call costs where nobody else needs the machine. @param {(each: number) => Promise<boolean>} act */
async function timeOf(act) {
  const timesMs = []
  for (let each = 0; each < WARM + MEASURED; each += 1) {
    const start = performance.now()
    if (!(await act(each))) throw new Error('a call failed')
    if (each >= WARM) timesMs.push(performance.now() - start)
  }
  return timesMs.sort((a, b) => a - b)[Math.floor(MEASURED / 10)]
}

const before = await wholeReads(url)
/** @type {Record<string, number>} */
const quickMs = {}
for (const [name, act] of Object.entries(acts)) quickMs[name] = (await timeOf(act)) ?? Number.NaN
// A server's counts of reads arrive once its connection is idle or has ended.
await stop()
const after = await wholeReads(url)
const readWhole = [...after]
  .filter(([name, scans]) => scans > (before.get(name) ?? scans))
  .map(([name]) => name)
process.send?.({ startS, quickMs, readWhole })
process.disconnect?.()
