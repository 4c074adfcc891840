import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ROOT } from './paths.mjs'

/**
 * The report of a runner: its tests, the seconds of each file from its first test to its last, and each failed test
 * with the beginning of its error.
 *
 * @typedef {{ path: string, seconds: number }} TimedFile
 * @typedef {{ path: string, title: string, message: string }} Failure
 * @typedef {{ passed: number, failed: number, skipped: number, files: TimedFile[], failures: Failure[] }} Report
 */

/** Where the runners leave their reports; git ignores it. */
const FOLDER = join(ROOT, 'test-results')
const LINES_OF_AN_ERROR = 8

/** @param {string} name @returns {string} a file without a report of an older run */
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
    failures: testResults.flatMap(vitestFailures),
  }
}

/** A file that cannot be loaded has a message and no test. @param {any} file @returns {Failure[]} */
function vitestFailures({ name, status, message, assertionResults }) {
  const path = relative(ROOT, name)
  const failed = assertionResults.filter((/** @type {any} */ test) => test.status === 'failed')
  if (status === 'failed' && failed.length === 0)
    return [{ path, title: 'the file', message: beginning(message) }]
  return failed.map((/** @type {any} */ { fullName, failureMessages }) => ({
    path,
    title: fullName,
    message: beginning(failureMessages[0]),
  }))
}

/** @param {any} report @returns {Report} */
function playwrightReport({ stats, suites }) {
  return {
    // No story runs twice, so none is flaky.
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    files: suites.map((/** @type {any} */ suite) => ({
      path: join('web/e2e', suite.file),
      seconds: secondsOf(suite),
    })),
    failures: suites.flatMap(storyFailures),
  }
}

/** A story's own `ok` is that of its first project alone. @param {any} suite @returns {Failure[]} */
function storyFailures({ suites = [], specs = [] }) {
  /** @type {any[]} */
  const runs = specs.flatMap((/** @type {any} */ { file, title, tests }) =>
    tests.map((/** @type {any} */ test) => ({ ...test, file, title })),
  )
  return [
    ...suites.flatMap(storyFailures),
    ...runs
      .filter(({ status }) => status !== 'expected' && status !== 'skipped')
      .map(({ file, title, projectName, results }) => ({
        path: join('web/e2e', file),
        title: `${title} [${projectName}]`,
        message: beginning(results.find((/** @type {any} */ { error }) => error)?.error.message),
      })),
  ]
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

/** The lines of an error before its stack. @param {string | undefined} message @returns {string} */
function beginning(message = 'no message') {
  const lines = stripVTControlCharacters(message).split('\n')
  const stack = lines.findIndex((line) => /^\s+at /.test(line))
  return lines
    .slice(0, stack === -1 ? undefined : stack)
    .filter((line) => line.trim() !== '')
    .slice(0, LINES_OF_AN_ERROR)
    .join('\n')
}
