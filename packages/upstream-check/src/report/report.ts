/** How deep a check looks; `S` are the semantics: what the contract promises beyond shapes. */
export type Level = 'L0' | 'L1' | 'L2' | 'L3' | 'L4' | 'L5' | 'S'

export const allLevels: readonly Level[] = ['L0', 'L1', 'L2', 'L3', 'L4', 'L5', 'S']

/** `breaks`: visitors of the shop would be hurt. `harmless`: another answer than promised, which the shop copes with. */
export type Severity = 'breaks' | 'harmless'

/** One difference between what was promised and what came. */
export interface Finding {
  readonly call: string
  readonly level: Level
  readonly severity: Severity
  /** The promise, as one sentence. */
  readonly rule: string
  /** `$.data[3].supportCip`, or the part of the answer: `status`, `content-type`, `body`. */
  readonly path: string
  readonly expected: string
  readonly got: string
  /** Asks the same question again; empty where no single question shows the difference. */
  readonly curl: string
  /** It stood in the baseline already. */
  readonly isKnown?: true
}

export type Verdict = 'ok' | 'breaks' | 'harmless' | 'untested'

/** What was found of one call. */
export interface CallReport {
  readonly call: string
  readonly verdict: Verdict
  /** The promises that were tested, kept or not, in order of their names. */
  readonly tested: readonly string[]
  /** What could not be tested, each with what it needs. */
  readonly untested: readonly string[]
  readonly findings: readonly Finding[]
}

export type Outcome = 'ok' | 'breaks' | 'nothing tested'

/** A whole check. All that differs between two runs with one seed stands in `run`. */
export interface Report {
  readonly baseUrl: string
  readonly outcome: Outcome
  /** One sentence on why nothing could be tested, or why the check ended early. */
  readonly reason?: string
  /** The check was stopped before its end: what is not here is not known. */
  readonly isPartial: boolean
  readonly hasWrites: boolean
  readonly levels: readonly Level[]
  readonly seed: number
  readonly calls: readonly CallReport[]
  /** Advice on how the gateway should be set for this upstream. */
  readonly advice: readonly string[]
  readonly run: {
    readonly startedAt: string
    readonly totalMs: number
    /** The slower end of each call's answers: 95 of 100 were at least this fast. */
    readonly p95Ms: Readonly<Record<string, number>>
    readonly requests: number
    /** What was measured, in words; it differs from run to run. */
    readonly measured: readonly string[]
  }
}
