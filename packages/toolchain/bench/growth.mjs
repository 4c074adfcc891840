/**
 * `pnpm bench:growth`: how long a search, a list, the times of a lounge, a quote with a code, a hold and a paid order take
 * on PostgreSQL with 1, 10 and 100 times the catalogue, and then with a million past orders (`--orders` for another number).
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism, loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { bringPostgres, POSTGRES_MISSING } from '../src/postgres.mjs'
import { build, install } from '../src/prepare.mjs'
import { fail, progress } from '../src/print.mjs'
import { wholeNumber } from '../src/whole-number.mjs'
import { fill } from './growth-data.mjs'

/** @typedef {{ startS: number, quickMs: Record<string, number>, readWhole: string[] }} Row */

const CALLS = fileURLToPath(new URL('./growth-calls.mjs', import.meta.url))
const pastOrders = wholeNumber('orders', options().orders, 1_000_000_000)

await install()
await build()
const postgres = (await bringPostgres({ isDurable: true })) ?? fail(POSTGRES_MISSING)

function options() {
  try {
    return parseArgs({ options: { orders: { type: 'string', default: '1000000' } } }).values
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
}

/** @param {string} name @returns {Promise<Row>} */
async function measure(name) {
  progress(`${name} …`)
  const child = fork(CALLS, { env: { ...process.env, DATABASE_URL: postgres.url } })
  const ended = once(child, 'exit')
  const [row] = await Promise.race([once(child, 'message'), ended.then(() => [])])
  await ended
  if (row === undefined) throw new Error(`${name}: a call failed; the lines above show why`)
  return row
}

/** @type {[name: string, more: Parameters<typeof fill>[1]][]} */
const sizes = [
  ['1 × the catalogue', {}],
  ['10 ×', { copies: [1, 9] }],
  ['100 ×', { copies: [10, 99] }],
  [`100 ×, ${pastOrders} orders`, { orders: pastOrders }],
]
/** @type {[name: string, row: Row][]} */
const rows = []
try {
  for (const [name, more] of sizes) {
    // The first start makes the tables.
    if (rows.length > 0) await fill(postgres.url, more)
    rows.push([name, await measure(name)])
  }
} finally {
  await postgres.stop()
}

const names = Object.keys(rows[0]?.[1].quickMs ?? {})
console.log('\nOne call at a time through the gateway on PostgreSQL, the quickest tenth of 60 in ms\n')
console.log(`Load of this machine: ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores\n`)
console.log(`| size | ${names.join(' | ')} | start s |\n| --- |${' --: |'.repeat(names.length + 1)}`)
for (const [name, { quickMs, startS }] of rows)
  console.log(
    `| ${name} | ${names.map((of) => quickMs[of]?.toFixed(1)).join(' | ')} | ${startS.toFixed(0)} |`,
  )
const readWhole = [...new Set(rows.flatMap(([, row]) => row.readWhole))]
console.log(`\nLarge tables that were read from end to end by calls: ${readWhole.join(', ') || 'none'}`)
