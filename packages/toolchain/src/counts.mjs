import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './paths.mjs'

/** Where the runners leave their JSON reports; git ignores it. */
const REPORTS = join(ROOT, 'test-results')
export const UNIT_REPORT = join(REPORTS, 'unit.json')
export const POSTGRES_REPORT = join(REPORTS, 'postgres.json')
export const REDIS_REPORT = join(REPORTS, 'redis.json')
export const BROWSER_REPORT = join(REPORTS, 'browser.json')

/**
 * `retried` names the stories that passed only when told again: not a failure, and nothing to keep quiet about.
 *
 * @typedef {{ passed: number, failed: number, skipped: number, retried?: string[] }} Counts
 */

/** Old reports must not speak for a new run. */
export function clearReports() {
  for (const report of [UNIT_REPORT, POSTGRES_REPORT, REDIS_REPORT, BROWSER_REPORT])
    rmSync(report, { force: true })
}

/** @param {string} file @returns {any} */
function read(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** @param {string} file @returns {Counts} what vitest ran */
export function vitestCounts(file) {
  const report = read(file)
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** @returns {Counts} what Playwright ran */
export function browserCounts() {
  const { stats, suites } = read(BROWSER_REPORT)
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    retried: suites.flatMap(retriedIn),
  }
}

/** @param {any} suite of Playwright's report @returns {string[]} */
function retriedIn({ suites = [], specs = [] }) {
  const own = specs.flatMap((/** @type {any} */ { file, title, tests }) =>
    tests
      .filter((/** @type {any} */ { status }) => status === 'flaky')
      .map((/** @type {any} */ { projectName }) => `[${projectName}] ${file}: ${title}`),
  )
  return [...own, ...suites.flatMap(retriedIn)]
}
