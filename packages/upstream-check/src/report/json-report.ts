import type { Report } from './report.ts'

/** The whole report as JSON; all that differs between two runs with one seed stands in `run`. */
export function jsonReport(report: Report): string {
  return `${JSON.stringify(report, null, 2)}\n`
}
