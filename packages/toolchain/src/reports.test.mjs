import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { ROOT } from './paths.mjs'
import { readReport, reportFile } from './reports.mjs'

const FILE = reportFile('reports-test')

/** @param {unknown} report */
function read(report) {
  writeFileSync(FILE, JSON.stringify(report))
  return readReport(FILE)
}

afterEach(() => rmSync(FILE, { force: true }))

describe('the failures of a report', () => {
  it('name each failed test of vitest, with its error without colours and stack', () => {
    const passed = { status: 'passed', fullName: 'a lane opens', failureMessages: [] }
    const failed = {
      status: 'failed',
      fullName: 'a lane closes',
      failureMessages: [
        'AssertionError: \u001b[31mexpected\u001b[39m 1 to be 2\n\n- 2\n    at file.ts:3:4\n    at run',
      ],
    }
    const file = { startTime: 0, endTime: 1000, status: 'failed' }
    const report = read({
      numPassedTests: 1,
      numFailedTests: 1,
      numPendingTests: 0,
      numTodoTests: 0,
      testResults: [
        { ...file, name: join(ROOT, 'a/lane.test.ts'), assertionResults: [passed, failed] },
        { ...file, name: join(ROOT, 'a/hold.test.ts'), assertionResults: [], message: 'no such module' },
      ],
    })
    expect(report?.failures).toEqual([
      { path: 'a/lane.test.ts', title: 'a lane closes', message: 'AssertionError: expected 1 to be 2\n- 2' },
      { path: 'a/hold.test.ts', title: 'the file', message: 'no such module' },
    ])
  })

  it('name each failed story and its project, at any depth', () => {
    const error = { message: 'Error: expect(received).toBe(2)\n    at story.ts:1:2' }
    const passed = { projectName: 'phone', status: 'expected', results: [{ duration: 10 }] }
    const failed = { projectName: 'desktop', status: 'unexpected', results: [{ duration: 10, error }] }
    // As Playwright writes it: a story that passed in its first project is 'ok'.
    const spec = {
      file: 'visit.spec.ts',
      title: 'a visit is booked',
      ok: true,
      tests: [passed, failed],
    }
    const report = read({
      stats: { expected: 3, unexpected: 1, flaky: 0, skipped: 0 },
      suites: [{ file: 'visit.spec.ts', suites: [{ specs: [spec, { ...spec, tests: [passed, passed] }] }] }],
    })
    expect(report?.failures).toEqual([
      {
        path: 'web/e2e/visit.spec.ts',
        title: 'a visit is booked [desktop]',
        message: 'Error: expect(received).toBe(2)',
      },
    ])
  })
})
