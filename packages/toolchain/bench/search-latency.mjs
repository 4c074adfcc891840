import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from '../src/paths.mjs'

/** @typedef {{ p50: number, p95: number, p99: number }} Latency milliseconds */

const CATALOGUE = 'packages/upstream/dist/catalogue'
const QUERIES = 'packages/upstream/src/catalogue/search/airport-search.relevance.tsv'

/** Every query of the relevance file: codes, cities, other scripts, beginnings, slips of the finger. */
export function searchQueries() {
  const lines = readFileSync(join(ROOT, QUERIES), 'utf8').split('\n')
  return lines.filter((line) => line && !line.startsWith('#')).map((line) => line.split('\t')[0] ?? '')
}

/** The built search itself, without a server around it. @returns {Promise<(query: string) => unknown>} */
export async function searchInProcess() {
  const load = (/** @type {string} */ file) => import(pathToFileURL(join(ROOT, CATALOGUE, file)).href)
  const { createAirportSearch } = await load('search/airport-search.js')
  const { allAirports } = await load('airports/airports.js')
  return createAirportSearch(allAirports())
}

/** One search over HTTP; rejects where it is no success. @param {string} url */
export function searchOverHttp(url) {
  return async (/** @type {string} */ keyword) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ keyword }) })
    const { state } = /** @type {{ state: string }} */ (await answer.json())
    if (!answer.ok || !/^(11|success)$/.test(state)) throw new Error(`${keyword}: ${answer.status} ${state}`)
  }
}

/**
 * The time of each query, one after the other: the wait of a single visitor, not the capacity for a crowd.
 * @param {(query: string) => unknown} search
 * @param {readonly string[]} queries
 * @returns {Promise<number[]>} milliseconds
 */
export async function latencies(search, queries) {
  const timesMs = []
  for (const query of queries) {
    const start = performance.now()
    await search(query)
    timesMs.push(performance.now() - start)
  }
  return timesMs
}

/** @param {readonly number[]} timesMs @returns {Latency} */
export function percentiles(timesMs) {
  const sorted = [...timesMs].sort((a, b) => a - b)
  const at = (/** @type {number} */ share) => sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) }
}
