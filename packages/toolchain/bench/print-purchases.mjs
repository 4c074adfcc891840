import { fork } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism, loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { bringPostgres, POSTGRES_MISSING } from '../src/postgres.mjs'
import { progress } from '../src/print.mjs'
import { chosenBy } from './chosen-by.mjs'

const PURCHASES = fileURLToPath(new URL('./purchases.mjs', import.meta.url))

/** @typedef {{ name: string, perSecond: number, p50: number, p99: number, faults: number }} Row milliseconds */

/** @param {string} database @param {string} url empty for PGlite @returns {Promise<Row[]>} */
async function measure(database, url) {
  progress(`Quotes, holds and orders on ${database} …`)
  const child = fork(PURCHASES, { env: { ...process.env, DATABASE_URL: url } })
  const ended = once(child, 'exit').then(() => [])
  const [rows = []] = await Promise.race([once(child, 'message'), ended])
  await ended
  return rows
}

/** Both databases, or the one that BENCH_DATABASE names. */
export const chosenDatabases = () =>
  chosenBy('BENCH_DATABASE', [{ name: 'PGlite' }, { name: 'PostgreSQL' }]).map(({ name }) => name)

/** Measures the databases and prints their table. @returns {Promise<number>} faults, a database that never answered among them */
export async function printPurchases() {
  const results = []
  for (const database of chosenDatabases()) {
    const postgres = database === 'PGlite' ? undefined : await bringPostgres({ isDurable: true })
    if (database === 'PGlite' || postgres)
      results.push({ database, rows: await measure(database, postgres?.url ?? '') })
    else progress(`LEFT OUT: PostgreSQL. ${POSTGRES_MISSING}`)
    await postgres?.stop()
  }
  console.log(
    '\nThrough the gateway, 16 visitors for 8 s each; PostgreSQL on this machine, commits waiting for its disk\n',
  )
  console.log(`Load of this machine: ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores\n`)
  console.log(
    '| what | database | per second | p50 ms | p99 ms | faults |\n| --- | --- | --: | --: | --: | --: |',
  )
  let faults = 0
  for (const { database, rows } of results) {
    if (rows.length === 0) faults += 1
    for (const row of rows) {
      faults += row.faults
      const times = [row.perSecond, row.p50, row.p99].map((value) => value.toFixed(0)).join(' | ')
      console.log(`| ${row.name} | ${database} | ${times} | ${row.faults} |`)
    }
  }
  return faults
}
