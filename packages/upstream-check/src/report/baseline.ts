import { readFileSync } from 'node:fs'
import type { Finding, Report } from './report.ts'

/** The identity of a finding, without the value, which may differ from run to run. */
const keyOf = ({ call, level, rule, path }: Pick<Finding, 'call' | 'level' | 'rule' | 'path'>) =>
  [call, level, rule, path.replaceAll(/\[\d+\]/g, '[]')].join('\n')

/** Reads an earlier json report; one line where it is none. */
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

/** Flags the findings of the baseline; only new ones break the check. */
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
