import type { CallDefinition } from '@layover/contracts'
import { byText } from '../report/by-text.ts'
import type { CallReport, Finding, Level, Severity, Verdict } from '../report/report.ts'
import { sortFindings } from '../report/sort-findings.ts'

interface Entry {
  hasSuccess: boolean
  /** A right request got another outcome than the status of an absent call, or any request a 200. */
  isServed: boolean
  /** The first answer of an absent call, to a right request where there was one. */
  absence: (Absence & { readonly isRight: boolean }) | undefined
  readonly tested: Set<string>
  readonly untested: Set<string>
  readonly findings: Finding[]
}

interface Absence {
  readonly status: number
  readonly curl: string
}

/** Statuses of an upstream that does not have a call. */
const ABSENT: readonly number[] = [404, 405, 501]

/** The place of a claim, in the words of the report. */
export interface Claim {
  readonly level: Level
  readonly rule: string
  readonly request?: string
  readonly path: string
  readonly expected: string
  readonly got: string
  readonly curl: string
  readonly severity?: Severity
}

/** All findings of a check, by call, independent of the order of the answers. */
export class Notebook {
  readonly #entries = new Map<string, Entry>()

  #entry(call: string): Entry {
    const known = this.#entries.get(call)
    if (known) return known
    const entry: Entry = {
      hasSuccess: false,
      isServed: false,
      absence: undefined,
      tested: new Set(),
      untested: new Set(),
      findings: [],
    }
    this.#entries.set(call, entry)
    return entry
  }

  /** Notes an answer to any request. Servers refuse a body that is no JSON before they look for a call. */
  answered(call: string, { status, curl }: Absence, isRight: boolean): void {
    const entry = this.#entry(call)
    if (ABSENT.includes(status)) {
      if (entry.absence === undefined || (isRight && !entry.absence.isRight))
        entry.absence = { status, curl, isRight }
    } else if (isRight || status === 200) entry.isServed = true
  }

  /** Notes a success that keeps its shape. */
  succeeded(call: string): void {
    this.#entry(call).hasSuccess = true
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

  /** One report for each of the calls, in their order, with the findings of these levels. */
  reports(calls: readonly CallDefinition[], levels: readonly Level[]): CallReport[] {
    return calls.map((call) => {
      const entry = this.#entry(call.id)
      if (entry.absence !== undefined && !entry.isServed) return absentReport(call, entry.absence)
      const { tested, untested, hasSuccess } = entry
      const findings = sortFindings(entry.findings.filter(({ level }) => levels.includes(level)))
      return {
        call: call.id,
        verdict: verdictOf(findings, hasSuccess),
        hasSuccess,
        tested: [...tested].sort(byText),
        untested: [...untested].sort(byText),
        findings,
      }
    })
  }
}

/** The report of a call that is not served. An addition may be left out. */
function absentReport({ id: call, addition }: CallDefinition, { status, curl }: Absence): CallReport {
  const report = { call, hasSuccess: false, tested: [], untested: [], findings: [] }
  if (addition) return { ...report, verdict: 'untested', untested: ['this upstream lacks the call, and may'] }
  const rule = 'every call of the contract is served'
  const is = { path: 'status', expected: '200', got: `${status}: not served`, curl }
  return {
    ...report,
    verdict: 'absent',
    tested: [rule],
    findings: [{ call, level: 'L1', severity: 'breaks', rule, ...is }],
  }
}

function verdictOf(findings: readonly Finding[], hasSuccess: boolean): Verdict {
  const [first] = findings
  if (first?.severity === 'breaks') return 'breaks'
  return hasSuccess ? (first?.severity ?? 'ok') : 'untested'
}
