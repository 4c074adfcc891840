import { readFileSync } from 'node:fs'
import { progress } from './print.mjs'
import { readReport } from './reports.mjs'

/**
 * @typedef {import('./reports.mjs').Report} Report
 * @typedef {{ name: string, seconds: number, isGood: boolean, report?: Report }} Result
 */

/** Seconds that a stage may take on two cores that do nothing else. @type {Record<string, number>} */
const BUDGETS = JSON.parse(readFileSync(new URL('./budgets.json', import.meta.url), 'utf8'))
const SLOWEST = 10

/** @type {Result[]} */
const results = []

/**
 * Runs one stage and keeps its result for the table.
 * @param {string} name as in `budgets.json`
 * @param {() => Promise<number>} step answers an exit code
 * @param {string} [reportFile] the report of its runner; missing where the runner died
 */
export async function stage(name, step, reportFile) {
  progress(`${name} …`)
  const started = performance.now()
  const code = await step()
  const seconds = (performance.now() - started) / 1000
  const report = reportFile === undefined ? undefined : readReport(reportFile)
  results.push({ name, seconds, isGood: code === 0, ...(report ? { report } : {}) })
}

/**
 * Prints stages with their tests and seconds, budgets that were overrun, the slowest files, every failed test, and the sum.
 * @returns {boolean} whether every stage went well and there were tests
 */
export function printTable() {
  console.log()
  printRow(['', 'stage', 'tests', 'seconds', 'budget'])
  for (const { name, seconds, isGood, report } of results) {
    const tests = report ? String(report.passed + report.failed) : ''
    printRow([isGood ? 'ok' : 'FAILED', name, tests, seconds.toFixed(0), String(BUDGETS[name] ?? '')])
  }
  printOverruns()
  printSlowest()
  printFailures()
  const sum = { passed: 0, failed: 0, skipped: 0 }
  for (const { report } of results)
    for (const key of /** @type {const} */ (['passed', 'failed', 'skipped'])) sum[key] += report?.[key] ?? 0
  progress('total')
  console.log(`\n${sum.passed} passed, ${sum.failed} failed, ${sum.skipped} skipped`)
  return results.every(({ isGood }) => isGood) && sum.passed > 0
}

/** @param {readonly string[]} cells */
function printRow([result = '', name = '', tests = '', seconds = '', budget = '']) {
  console.log(
    `${result.padEnd(8)}${name.padEnd(54)}${tests.padStart(6)}${seconds.padStart(9)}${budget.padStart(8)}`,
  )
}

function printOverruns() {
  for (const { name, seconds } of results) {
    const budget = BUDGETS[name] ?? Number.POSITIVE_INFINITY
    if (seconds > budget) console.log(`over its budget of ${budget} s: ${name}, ${seconds.toFixed(0)} s`)
  }
}

function printSlowest() {
  const files = results.flatMap(({ report }) => report?.files ?? [])
  files.sort((a, b) => b.seconds - a.seconds)
  console.log('\nthe slowest files')
  for (const { path, seconds } of files.slice(0, SLOWEST))
    console.log(`${seconds.toFixed(1).padStart(8)} s  ${path}`)
}

/** At the end, where a log that keeps its last lines alone still has them. */
function printFailures() {
  const failures = results.flatMap(({ report }) => report?.failures ?? [])
  if (failures.length > 0) console.log('\nfailed')
  for (const { path, title, message } of failures)
    console.log(`  ${path}: ${title}\n${message.replace(/^/gm, '    ')}`)
}
