import type { UpstreamStates } from '@layover/contracts'
import type { OtherContract } from '../options/contract-file.ts'
import type { CheckData } from '../options/data-file.ts'
import type { Level } from '../report/report.ts'

/** The options of a check. Everything but the address has a default. */
export interface CheckOptions {
  /** The upstream's address; the calls' paths are appended to it. */
  readonly baseUrl: string
  /** Further headers of every request, such as credentials; never shown in a report. */
  readonly headers?: Readonly<Record<string, string>>
  /** Ids of the calls to report on; all of them without it. */
  readonly calls?: readonly string[]
  /** The upstream's own ids and means, for states that no read call returns. */
  readonly data?: CheckData
  /** Another version of the contract, which answers have to keep in place of this one. */
  readonly contract?: OtherContract
  /** The upstream's own words for the contract's success codes. */
  readonly states?: UpstreamStates
  /** Calls that must be tested, or all but the additions; the outcome is `incomplete` where one is not. */
  readonly require?: readonly string[] | 'all'
  /** Whether the check may send holds, orders, payments and forms. Without it the check sends only reads. */
  readonly writes?: boolean
  readonly levels?: readonly Level[]
  /** How many drawn requests each read by POST gets besides the single mutations. */
  readonly fuzz?: number
  readonly seed?: number
  /** Calls may take this many times their own deadline before they are too late: for a slow machine, or an impatient test. */
  readonly deadlineFactor?: number
  /** The number of requests at the same time. */
  readonly concurrency?: number
  readonly tls?: { readonly ca?: string; readonly rejectUnauthorized?: boolean }
  /** Ends the check early, with a report of the findings so far. */
  readonly signal?: AbortSignal
  /** Gets every request with its answer. */
  readonly onExchange?: (exchange: Exchanged) => void
}

/** One request and its answer, as a fixture stores them. */
export interface Exchanged {
  readonly call: string
  readonly method: string
  readonly path: string
  readonly body: string | undefined
  readonly status: number
  readonly contentType: string
  readonly answer: string
}
