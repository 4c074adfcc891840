import { byText } from '../report/by-text.ts'
import type { CallReport, Finding, Level, Severity, Verdict } from '../report/report.ts'

interface Entry {
  readonly tested: Set<string>
  readonly untested: Set<string>
  readonly findings: Finding[]
}

/** The place of a claim, in the words of the report. */
export interface Claim {
  readonly level: Level
  readonly rule: string
  readonly path: string
  readonly expected: string
  readonly got: string
  readonly curl: string
  readonly severity?: Severity
}

/** More findings of one kind in one call would not help. */
const MAX_OF_A_KIND = 5

/** All findings of a check, by call, independent of the order of the answers. */
export class Notebook {
  readonly #entries = new Map<string, Entry>()

  #entry(call: string): Entry {
    const known = this.#entries.get(call)
    if (known) return known
    const entry: Entry = { tested: new Set(), untested: new Set(), findings: [] }
    this.#entries.set(call, entry)
    return entry
  }

  /** Notes a tested promise, which was kept unless there is a finding. */
  tested(call: string, rule: string): void {
    this.#entry(call).tested.add(rule)
  }

  /** Notes an untested promise: `promise: its need`. */
  untested(call: string, why: string): void {
    this.#entry(call).untested.add(why)
  }

  found(call: string, { severity = 'breaks', ...claim }: Claim): void {
    const entry = this.#entry(call)
    entry.tested.add(claim.rule)
    entry.findings.push({ call, severity, ...claim })
  }

  hasFound(call: string): boolean {
    return this.#entry(call).findings.some(({ severity }) => severity === 'breaks')
  }

  /** One report for each of the calls, in their order. */
  reports(calls: readonly string[]): CallReport[] {
    return calls.map((call) => {
      const { tested, untested, findings } = this.#entry(call)
      const sorted = withoutRepeats(findings)
      return {
        call,
        verdict: verdictOf(sorted, tested),
        tested: [...tested].sort(byText),
        untested: [...untested].sort(byText),
        findings: sorted,
      }
    })
  }
}

function verdictOf(findings: readonly Finding[], tested: ReadonlySet<string>): Verdict {
  if (findings.some(({ severity }) => severity === 'breaks')) return 'breaks'
  if (tested.size === 0) return 'untested'
  return findings.length > 0 ? 'harmless' : 'ok'
}

/** `$.data[12].code` and `$.data[3].code` are one kind of difference. */
const kindOf = ({ level, rule, path }: Finding) => `${level} ${rule} ${path.replaceAll(/\[\d+\]/g, '[]')}`

const orderOf = ({ severity, level, path, rule, expected, got, curl }: Finding) =>
  [
    severity,
    level,
    path.replaceAll(/\d+/g, (digits) => digits.padStart(6, '0')),
    rule,
    expected,
    got,
    curl,
  ].join('\n')

function withoutRepeats(findings: readonly Finding[]): Finding[] {
  const kinds = new Map<string, number>()
  const seen = new Set<string>()
  const sorted = findings
    .map((finding) => ({ finding, order: orderOf(finding) }))
    .sort((a, b) => byText(a.order, b.order))
  return sorted.flatMap(({ finding }) => {
    const same = `${kindOf(finding)} ${finding.path}`
    const count = kinds.get(kindOf(finding)) ?? 0
    if (seen.has(same) || count >= MAX_OF_A_KIND) return []
    seen.add(same)
    kinds.set(kindOf(finding), count + 1)
    return [finding]
  })
}
