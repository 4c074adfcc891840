import type { CheckData } from '../options/data-file.ts'
import type { Level } from '../report/report.ts'

/** What a check is told. Everything but the address has a sensible value of its own. */
export interface CheckOptions {
  /** The upstream's address; the calls' paths are appended to it. */
  readonly baseUrl: string
  /** Further headers of every request, such as credentials; never shown in a report. */
  readonly headers?: Readonly<Record<string, string>>
  /** Ids of the calls to report on; all of them without it. */
  readonly calls?: readonly string[]
  /** The upstream's own ids and means, for states that cannot be found by reading. */
  readonly data?: CheckData
  /** Whether anything that writes may be sent: holds, orders, payments, forms. Without it only reads are. */
  readonly writes?: boolean
  readonly levels?: readonly Level[]
  /** How many drawn requests each call gets besides the single mutations. */
  readonly fuzz?: number
  readonly seed?: number
  /** Calls may take this many times their own deadline before they are too late: for a slow machine, or an impatient test. */
  readonly deadlineFactor?: number
  /** How many questions are asked at the same time. */
  readonly concurrency?: number
  readonly tls?: { readonly ca?: string; readonly rejectUnauthorized?: boolean }
  /** Ends the check early; what was found until then is reported. */
  readonly signal?: AbortSignal
  /** Told of every answer, with what was asked. */
  readonly onExchange?: (exchange: Exchanged) => void
}

/** One question and what came of it, as it goes into a fixture. */
export interface Exchanged {
  readonly call: string
  readonly method: string
  readonly path: string
  readonly body: string | undefined
  readonly status: number
  readonly contentType: string
  readonly answer: string
}
