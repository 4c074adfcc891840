import type { Contract } from './contract.ts'

/** The levels of a check; `S` are the semantics: promises of the contract beyond shapes. */
export type Level = 'L0' | 'L1' | 'L2' | 'L3' | 'L4' | 'L5' | 'S'

export const allLevels: readonly Level[] = ['L0', 'L1', 'L2', 'L3', 'L4', 'L5', 'S']

/**
 * `breaks`: visitors of the shop would suffer. `lax`: a wrong request is taken, which the gateway never sends. `harmless`:
 * another answer than promised, which the shop copes with.
 */
export type Severity = 'breaks' | 'lax' | 'harmless'

/** One difference between promise and answer. */
export interface Finding {
  readonly call: string
  readonly level: Level
  readonly severity: Severity
  /** The promise, as one sentence. */
  readonly rule: string
  /** The change that made the request wrong: `without $.agentId`. */
  readonly request?: string
  /** `$.data[3].supportCip`, or the part of the answer: `status`, `content-type`, `body`. */
  readonly path: string
  readonly expected: string
  readonly got: string
  /** Repeats the request; empty where no single request shows the difference. */
  readonly curl: string
  /** The words of the baseline that has it already. */
  readonly known?: string
}

/** `absent`: the call is not served. `untested`: no answer of it was a success, so nothing is known. */
export type Verdict = Severity | 'absent' | 'untested' | 'ok'

/** The findings of one call. */
export interface CallReport {
  readonly call: string
  readonly verdict: Verdict
  /** Whether an answer was a success that keeps its shape. */
  readonly hasSuccess: boolean
  /** The promises that were tested, kept or not, in order of their names. */
  readonly tested: readonly string[]
  /** The promises that could not be tested, each with its need. */
  readonly untested: readonly string[]
  readonly findings: readonly Finding[]
}

/** `incomplete`: nothing breaks, and a call of `--require` is not tested. */
export type Outcome = 'ok' | 'breaks' | 'incomplete' | 'nothing tested'

/** A whole check. Two runs with one seed differ in `run` alone. */
export interface Report {
  readonly contract: Contract
  readonly baseUrl: string
  readonly outcome: Outcome
  /** The reason why nothing could be tested, or why the check ended early, in one sentence. */
  readonly reason?: string
  /** The check was stopped before its end, so findings may be missing. */
  readonly isPartial: boolean
  readonly hasWrites: boolean
  readonly levels: readonly Level[]
  readonly seed: number
  readonly calls: readonly CallReport[]
  /** Calls of `--require` that are not tested. */
  readonly missing: readonly string[]
  /** Advice on how the gateway should be set for this upstream. */
  readonly advice: readonly string[]
  readonly run: {
    readonly startedAt: string
    readonly totalMs: number
    /** The slower end of each call's answers: 95 of 100 were at least this fast. */
    readonly p95Ms: Readonly<Record<string, number>>
    readonly requests: number
    /** The measurements in words, which differ from run to run. */
    readonly measured: readonly string[]
  }
}
