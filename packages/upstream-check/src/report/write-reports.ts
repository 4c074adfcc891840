import { closeSync, mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Destinations } from '../options/parse-options.ts'
import { htmlReport } from './html-report.ts'
import { jsonReport } from './json-report.ts'
import { junitReport } from './junit-report.ts'
import { markdownReport } from './markdown-report.ts'
import type { Report } from './report.ts'

const writers = { junit: junitReport, html: htmlReport, json: jsonReport, markdown: markdownReport } as const

/** Makes the reports' folders and tests, before the first request, that they can be written; one line on the first that cannot. */
export function unwritable(destinations: Destinations): string | undefined {
  for (const [kind, path] of Object.entries(destinations)) {
    try {
      mkdirSync(dirname(path), { recursive: true })
      const isNew = !exists(path)
      closeSync(openSync(path, 'a'))
      if (isNew) rmSync(path)
    } catch (error) {
      return `--report ${kind}=${path}: cannot be written (${(error as { code?: string }).code ?? 'unknown'})`
    }
  }
  return undefined
}

function exists(path: string): boolean {
  try {
    closeSync(openSync(path, 'r'))
    return true
  } catch {
    return false
  }
}

/** Writes every requested report. */
export function writeReports(report: Report, destinations: Destinations): void {
  for (const [kind, path] of Object.entries(destinations)) {
    writeFileSync(path, writers[kind as keyof typeof writers](report))
  }
}
