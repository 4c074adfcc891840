import { loadavg } from 'node:os'
import { CORES, isPinned } from './measured-server.mjs'
import { median } from './median.mjs'

/** @typedef {import('./forwarding.mjs').Row} Row */
/** @typedef {import('./forwarding.mjs').Round} Round */

const BARE = 'bare @fastify/http-proxy'
const UNCACHED = 'gateway, uncached'
const CACHED = 'gateway, cached'
/** The provider answers a fixed Buffer by `node:http` alone, so a server on Node with features hardly answers faster. */
const FLOOR = 'upstream alone'
export const NEW_VISITOR = 'gateway, uncached, new visitor'

/** The goals of the gateway: its requests per second for each of another server's, in the same rounds. */
const GOALS = [
  { size: '2 KB', name: UNCACHED, than: BARE, least: 1 },
  { size: '2 KB', name: UNCACHED, than: 'fast-gateway', least: 0.8 },
  { size: '2 KB', name: NEW_VISITOR, than: UNCACHED, least: 0.9 },
  { size: '60 KB', name: UNCACHED, than: BARE, least: 0.6 },
  { size: '2 KB', name: CACHED, than: 'nginx', least: 1 },
  { size: '60 KB', name: CACHED, than: 'nginx', least: 1 },
]
const MAX_P99_MS = 5
const MAX_MB = 320

/** @param {readonly Row[]} rows @param {Pick<Row, 'shape' | 'size' | 'name'>} of */
function roundsOf(rows, { shape, size, name }) {
  return rows.find((row) => row.shape === shape && row.size === size && row.name === name)?.rounds ?? []
}

/**
 * The median of the ratios between rounds of the same turn.
 * @param {readonly Round[]} own @param {readonly Round[]} other @param {(own: Round, other: Round) => number} ratio
 */
function compare(own, other, ratio) {
  return median(own.flatMap((round, index) => (other[index] ? [ratio(round, other[index])] : [])))
}

/** @param {Round} own @param {Round} other */
const bySpeed = (own, other) => own.perSecond / other.perSecond

/** @param {Round} own @param {Round} other */
const byCpu = (own, other) => other.cpuUs / own.cpuUs

/** @param {readonly Row[]} rows */
function printTable(rows) {
  console.log(
    '| answer | path | requests/s | × bare | CPU µs/request | CPU of bare ÷ its own | p50 ms | p99 ms | most MB | faults |',
  )
  console.log('| --- | --- | --: | --: | --: | --: | --: | --: | --: | --: |')
  for (const { shape, size, name, rounds } of rows) {
    const bare = roundsOf(rows, { shape, size, name: BARE })
    const cells = [
      median(rounds.map(({ perSecond }) => perSecond)).toFixed(0),
      compare(rounds, bare, bySpeed).toFixed(2),
      median(rounds.map(({ cpuUs }) => cpuUs)).toFixed(0),
      compare(rounds, bare, byCpu).toFixed(2),
      median(rounds.map(({ p50 }) => p50)),
      median(rounds.map(({ p99 }) => p99)),
      Math.max(...rounds.map(({ peakMb }) => peakMb)).toFixed(0),
      rounds.reduce((sum, { faults }) => sum + faults, 0),
    ]
    console.log(`| ${shape}, ${size} | ${name} | ${cells.join(' | ')} |`)
  }
}

/** @param {readonly Row[]} rows @param {string} shape @param {(typeof GOALS)[number]} goal */
function printRatio(rows, shape, { size, name, than, least }) {
  const own = roundsOf(rows, { shape, size, name })
  const ratio = compare(own, roundsOf(rows, { shape, size, name: than }), bySpeed)
  const verdict = Number.isNaN(ratio) ? 'not measured' : ratio >= least ? 'met' : 'missed'
  console.log(
    `- ${shape}, ${size}, ${name}: ${ratio.toFixed(2)} × ${than}, at least ${least.toFixed(2)}: ${verdict}`,
  )
}

/** A cached answer and nginx by what Node's own HTTP reaches without any feature. @param {readonly Row[]} rows @param {string} shape */
function printFloor(rows, shape) {
  const floor = roundsOf(rows, { shape, size: '2 KB', name: FLOOR })
  const than = (/** @type {string} */ name) =>
    compare(roundsOf(rows, { shape, size: '2 KB', name }), floor, bySpeed).toFixed(2)
  console.log(`- ${shape}, 2 KB, × bare node:http: ${CACHED} ${than(CACHED)}, nginx ${than('nginx')}`)
}

/** @param {readonly Row[]} rows */
function printGoals(rows) {
  console.log('\nGoals, every feature on:')
  for (const shape of new Set(rows.map((row) => row.shape))) {
    for (const goal of GOALS) printRatio(rows, shape, goal)
    printFloor(rows, shape)
    const p99Of = (/** @type {string} */ name) =>
      median(roundsOf(rows, { shape, size: '2 KB', name }).map((round) => round.p99))
    const p99 = p99Of(CACHED)
    const verdict = p99 <= MAX_P99_MS ? 'met' : 'missed'
    const peers = `nginx ${p99Of('nginx')}, bare node:http ${p99Of(FLOOR)}`
    console.log(`- ${shape}, 2 KB, ${CACHED}: p99 ${p99} ms (${peers}), at most ${MAX_P99_MS}: ${verdict}`)
  }
  const ours = rows.filter(({ name }) => name.startsWith('gateway'))
  const peak = Math.max(...ours.flatMap(({ rounds }) => rounds.map(({ peakMb }) => peakMb)))
  console.log(`- memory: ${peak.toFixed(0)} MB, at most ${MAX_MB}: ${peak <= MAX_MB ? 'met' : 'missed'}`)
}

/** @typedef {{ name: string, answers: number, lines: number, counted: number }} Witness the answers of the benchmark, and those that a gateway logged and counted */

/** @param {readonly Witness[]} witnesses */
function printWitnesses(witnesses) {
  console.log('\nEvery feature was on:')
  for (const { name, answers, lines, counted } of witnesses)
    console.log(`- ${name}: ${answers} answers, ${lines} lines in its log, ${counted} in its metrics`)
}

/**
 * Prints the measurements.
 * @param {{ rows: readonly Row[], witnesses: readonly Witness[], title: string }} measurements
 * @returns {boolean} whether each answer was a success and each call stood in log and metrics
 */
export function printForwarding({ rows, witnesses, title }) {
  const place = isPinned ? 'one core for the measured server' : 'cores shared by all'
  console.log(`\n32 connections, ${place}, median of ${title}`)
  console.log(`Load of this machine: ${loadavg()[0]?.toFixed(1)} on ${CORES} cores\n`)
  printTable(rows)
  printGoals(rows)
  printWitnesses(witnesses)
  const isAllTold = witnesses.every(({ answers, lines, counted }) => lines >= answers && counted >= answers)
  return isAllTold && rows.every(({ rounds }) => rounds.every(({ faults }) => faults === 0))
}
