/**
 * `pnpm bench`: airport search through gateway and upstream, and the upstream alone, in one run on a stack of its own.
 * Then how long one search takes, for every query of the relevance file; at last quotes, holds and orders per second
 * through the gateway, on PGlite and on PostgreSQL. Rounds alternate, so that a busy machine slows both; compare the ratio, never two runs.
 * `BENCH_ONLY=orders` measures what has this word in its name, and no search; `BENCH_DATABASE=PostgreSQL` that database alone.
 */
import { availableParallelism, loadavg } from 'node:os'
import { takeNoWords } from '../src/no-words.mjs'
import { build, install } from '../src/prepare.mjs'
import { progress } from '../src/print.mjs'
import { stopOnSignal } from '../src/supervise.mjs'
import { chosenActs } from './acts.mjs'
import { load, median } from './load.mjs'
import { chosenDatabases, printPurchases } from './print-purchases.mjs'
import { latencies, percentiles, searchInProcess, searchOverHttp, searchQueries } from './search-latency.mjs'
import { startStack } from './stack.mjs'

const PORT = 4100
const ROUNDS = 3
const SECONDS = 5
const KEYWORDS = [
  'zur',
  'sao',
  'lon',
  'new y',
  'heathrow',
  'köln',
  'tokyo',
  'spain',
  'SIN',
  'frankf',
  'par',
  'istanbul',
]

takeNoWords()
// A word that names nothing ends the command before it builds.
chosenActs()
chosenDatabases()
stopOnSignal()
await install()
await build()
if (process.env.BENCH_ONLY) process.exit((await printPurchases()) > 0 ? 1 : 0)
// Cached answers would measure the gateway's memory, and not the way through it.
const stop = await startStack(PORT, { CACHE_MAX_BYTES: '0' })

const bodies = KEYWORDS.map((keyword) => ({ keyword }))
const targets = [
  { name: 'upstream alone', url: `http://127.0.0.1:${PORT + 1}/airport/get` },
  { name: 'gateway and upstream', url: `http://127.0.0.1:${PORT}/api/airport/get` },
]
/** @type {import('./load.mjs').Measure[][]} */
const rounds = targets.map(() => [])
for (const target of targets) await load(target.url, bodies, 2)
for (let round = 1; round <= ROUNDS; round += 1) {
  progress(`Airport search, round ${round} of ${ROUNDS} …`)
  for (const [index, target] of targets.entries())
    rounds[index]?.push(await load(target.url, bodies, SECONDS))
}

const rows = targets.map((target, index) => ({ ...target, ...median(rounds[index] ?? []) }))
const direct = rows[0]?.perSecond ?? Number.NaN
console.log(
  `\nAirport search, ${KEYWORDS.length} keywords, 32 connections, median of ${ROUNDS} × ${SECONDS} s\n`,
)
// Load beyond our own two servers and their client makes the ratio a matter of luck.
console.log(`Load of this machine: ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores\n`)
console.log('| path | requests/s | p50 ms | p99 ms | faults | ratio |\n| --- | --: | --: | --: | --: | --: |')
for (const row of rows) {
  const ratio = (row.perSecond / direct).toFixed(2)
  console.log(
    `| ${row.name} | ${row.perSecond.toFixed(0)} | ${row.p50} | ${row.p99} | ${row.faults} | ${ratio} |`,
  )
}
await printLatency()
await stop()
const purchaseFaults = await printPurchases()
process.exitCode = purchaseFaults > 0 || rows.some((row) => row.faults > 0) ? 1 : 0

/** One search at a time: alone, over HTTP, and through the gateway. */
async function printLatency() {
  const queries = searchQueries()
  const paths = [
    { name: 'search in process', search: await searchInProcess() },
    ...targets.map(({ name, url }) => ({ name, search: searchOverHttp(url) })),
  ].map((path) => ({ ...path, timesMs: /** @type {number[]} */ ([]) }))
  for (const { search } of paths) await latencies(search, queries)
  for (let round = 1; round <= ROUNDS; round += 1)
    for (const { search, timesMs } of paths) timesMs.push(...(await latencies(search, queries)))
  console.log(`\nOne search at a time, ${queries.length} queries of the relevance file, ${ROUNDS} rounds\n`)
  console.log(`Load of this machine: ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores\n`)
  console.log('| path | p50 ms | p95 ms | p99 ms | p95 ratio |\n| --- | --: | --: | --: | --: |')
  const alone = percentiles(paths[0]?.timesMs ?? []).p95
  for (const { name, timesMs } of paths) {
    const { p50, p95, p99 } = percentiles(timesMs)
    const cells = [p50, p95, p99].map((ms) => ms.toFixed(2)).join(' | ')
    console.log(`| ${name} | ${cells} | ${(p95 / alone).toFixed(1)} |`)
  }
}
