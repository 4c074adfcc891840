import { closeSync, mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Destinations } from '../options/parse-options.ts'
import { htmlReport } from './html-report.ts'
import { jsonReport } from './json-report.ts'
import { junitReport } from './junit-report.ts'
import { markdownReport } from './markdown-report.ts'
import type { Report } from './report.ts'

const writers = { junit: junitReport, html: htmlReport, json: jsonReport, markdown: markdownReport } as const

/** Writes what an option names. @returns a line on it if it cannot be written */
export function faultsOf(option: string, write: () => void): string[] {
  try {
    write()
    return []
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === undefined) throw error
    return [`${option}: cannot be written (${code})`]
  }
}

type Kind = keyof typeof writers

const ofEach = (destinations: Destinations, write: (kind: Kind, path: string) => void) =>
  (Object.entries(destinations) as [Kind, string][]).flatMap(([kind, path]) =>
    faultsOf(`--report ${kind}=${path}`, () => write(kind, path)),
  )

/** Makes the reports' folders and tests, before the first request, that they can be written; one line on each that cannot. */
export function unwritable(destinations: Destinations): string[] {
  return ofEach(destinations, (_kind, path) => {
    mkdirSync(dirname(path), { recursive: true })
    const isNew = !exists(path)
    closeSync(openSync(path, 'a'))
    if (isNew) rmSync(path)
  })
}

function exists(path: string): boolean {
  try {
    closeSync(openSync(path, 'r'))
    return true
  } catch {
    return false
  }
}

/** Writes every requested report; one line on each that cannot be written. */
export function writeReports(report: Report, destinations: Destinations): string[] {
  return ofEach(destinations, (kind, path) => writeFileSync(path, writers[kind](report)))
}
