import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ROOT } from './paths.mjs'

/**
 * What a runner reports: its tests, and the seconds of each file from its first test to its last.
 *
 * @typedef {{ path: string, seconds: number }} TimedFile
 * @typedef {{ passed: number, failed: number, skipped: number, files: TimedFile[] }} Report
 */

/** Where the runners leave their reports; git ignores it. */
const FOLDER = join(ROOT, 'test-results')

/** @param {'unit' | 'postgres' | 'redis' | 'stories'} name @returns {string} a file without a report of an older run */
export function reportFile(name) {
  const file = join(FOLDER, `${name}.json`)
  mkdirSync(FOLDER, { recursive: true })
  rmSync(file, { force: true })
  return file
}

/** @param {string} file @returns {Report | undefined} undefined where the runner died before it wrote one */
export function readReport(file) {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'))
    return report.testResults ? vitestReport(report) : playwrightReport(report)
  } catch {
    return undefined
  }
}

/** @param {any} report @returns {Report} */
function vitestReport({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) {
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests + numTodoTests,
    files: testResults.map((/** @type {any} */ { name, startTime, endTime }) => ({
      path: relative(ROOT, name),
      seconds: (endTime - startTime) / 1000,
    })),
  }
}

/** @param {any} report @returns {Report} */
function playwrightReport({ stats, suites }) {
  return {
    // No story is told twice, so none is flaky.
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    files: suites.map((/** @type {any} */ suite) => ({
      path: join('web/e2e', suite.file),
      seconds: secondsOf(suite),
    })),
  }
}

/** @param {any} suite @returns {number} */
function secondsOf({ suites = [], specs = [] }) {
  const inner = suites.reduce(
    (/** @type {number} */ sum, /** @type {any} */ each) => sum + secondsOf(each),
    0,
  )
  const runs = specs.flatMap((/** @type {any} */ { tests }) =>
    tests.flatMap((/** @type {any} */ test) => test.results),
  )
  return runs.reduce(
    (/** @type {number} */ sum, /** @type {any} */ { duration }) => sum + duration / 1000,
    inner,
  )
}
