import type { Report } from './report.ts'

/** The whole report as JSON. Two runs with one seed differ in `run` alone. */
export function jsonReport(report: Report): string {
  return `${JSON.stringify(report, null, 2)}\n`
}
