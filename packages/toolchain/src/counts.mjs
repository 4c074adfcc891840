import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './paths.mjs'

/** Where the runners leave their JSON reports; git ignores it. */
const REPORTS = join(ROOT, 'test-results')
export const UNIT_REPORT = join(REPORTS, 'unit.json')
export const BROWSER_REPORT = join(REPORTS, 'browser.json')

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** Old reports must not speak for a new run. */
export function clearReports() {
  rmSync(UNIT_REPORT, { force: true })
  rmSync(BROWSER_REPORT, { force: true })
}

/** @param {string} file @returns {any} */
function read(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** @returns {Counts} what vitest ran */
export function unitCounts() {
  const report = read(UNIT_REPORT)
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** @returns {Counts} what Playwright ran */
export function browserCounts() {
  const { stats } = read(BROWSER_REPORT)
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }
}
