import { compileCheck } from '@layover/contracts'
import { type Static, Type } from '@sinclair/typebox'
import { readJson } from '../options/read-json.ts'
import { outcomeOf } from './make-report.ts'
import type { Finding, Report } from './report.ts'

const text = Type.String({ minLength: 1 })

/** A difference that a team knows: its call and any narrower place, the reason, and the last day on which it is let through. */
const Known = Type.Object(
  {
    call: text,
    level: Type.Optional(text),
    rule: Type.Optional(text),
    path: Type.Optional(text),
    reason: text,
    until: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })),
  },
  { additionalProperties: false },
)
const checkKnown = compileCheck(Type.Object({ known: Type.Array(Known) }, { additionalProperties: false }))

/** The words for a finding that the baseline has; undefined for a new one. */
export type Baseline = (finding: Finding) => string | undefined

const general = (path: string) => path.replaceAll(/\[\d+\]/g, '[]')

/** The identity of a finding, without the value, which may differ from run to run. */
const keyOf = ({ call, level, rule, path, request = '' }: Finding) =>
  [call, level, rule, general(path), request].join('\n')

/** Reads an earlier json report, or a list of known differences; one line where it is neither. */
export function readBaseline(path: string, today: Date): Baseline | { readonly fault: string } {
  const read = readJson(path)
  if ('fault' in read) return { fault: `--baseline ${path}: ${read.fault}` }
  const value: { calls?: Report['calls']; known?: unknown } = Object(read.value)
  const { calls, known } = value
  if (Array.isArray(calls)) {
    const keys = new Set(calls.flatMap(({ findings }) => findings.map(keyOf)))
    return (finding) => (keys.has(keyOf(finding)) ? 'stood in the baseline' : undefined)
  }
  if (known === undefined)
    return { fault: `--baseline ${path}: is neither a json report nor a list of known differences` }
  const [wrong] = checkKnown.violations(value)
  if (wrong)
    return { fault: `--baseline ${path}: ${wrong.path} expected ${wrong.expected}, got ${wrong.got}` }
  return (finding) => reasonOf(known as Static<typeof Known>[], finding, today.toISOString().slice(0, 10))
}

function reasonOf(known: readonly Static<typeof Known>[], finding: Finding, day: string): string | undefined {
  const found = known.find(
    ({ call, level, rule, path, until }) =>
      call === finding.call &&
      (level ?? finding.level) === finding.level &&
      (rule ?? finding.rule) === finding.rule &&
      general(path ?? finding.path) === general(finding.path) &&
      (until ?? day) >= day,
  )
  return found && `${found.reason}${found.until === undefined ? '' : `, until ${found.until}`}`
}

/** Flags the findings of the baseline; only new ones break the check. */
export function withBaseline(report: Report, baseline: Baseline): Report {
  const calls = report.calls.map((each) => ({
    ...each,
    findings: each.findings.map((finding) => {
      const known = baseline(finding)
      return known === undefined ? finding : { ...finding, known }
    }),
  }))
  if (report.reason !== undefined) return { ...report, calls }
  return { ...report, calls, outcome: outcomeOf(calls, report.missing) }
}
