import { readFileSync } from 'node:fs'
import type { Finding, Report } from './report.ts'

/** A finding as it is known again: what was got may differ from run to run. */
const keyOf = ({ call, level, rule, path }: Pick<Finding, 'call' | 'level' | 'rule' | 'path'>) =>
  [call, level, rule, path.replaceAll(/\[\d+\]/g, '[]')].join('\n')

/** Reads a json report of before; one line where it is none. */
export function readBaseline(
  path: string,
): { readonly known: ReadonlySet<string> } | { readonly fault: string } {
  try {
    const { calls } = JSON.parse(readFileSync(path, 'utf8')) as Report
    return { known: new Set(calls.flatMap(({ findings }) => findings.map(keyOf))) }
  } catch {
    return { fault: `--baseline ${path}: is no json report of this command` }
  }
}

/** Marks what stood in the baseline; only what is new breaks the check. */
export function withBaseline(report: Report, known: ReadonlySet<string>): Report {
  const calls = report.calls.map((each) => ({
    ...each,
    findings: each.findings.map((finding) =>
      known.has(keyOf(finding)) ? { ...finding, isKnown: true as const } : finding,
    ),
  }))
  if (report.outcome === 'nothing tested') return { ...report, calls }
  const isNew = calls.some(({ findings }) =>
    findings.some(({ severity, isKnown }) => severity === 'breaks' && !isKnown),
  )
  return { ...report, calls, outcome: isNew ? 'breaks' : 'ok' }
}
