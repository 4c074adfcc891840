import type { Evidence } from '@layover/server-kit/breaker/breaker'

/** The outcome of one upstream request. An answer is complete: it was read to its last byte. */
export type Outcome =
  | {
      readonly kind: 'answer'
      readonly status: number
      readonly contentType: string
      readonly contentEncoding: string
      readonly body: Buffer
    }
  | {
      readonly kind: 'fault'
      readonly fault: Fault
      /** Only for `refused`: when to try again. */
      readonly retryAfterSeconds?: number
    }

/**
 * `unreachable`: no connection, nothing was sent. `broken`: the connection or the HTTP in it broke. `tooLarge`: more bytes
 * than the limit. `tooLate`: the total deadline passed. `abandoned`: the visitor left a read. `refused`: the breaker is open,
 * nothing was sent.
 */
export type Fault = 'unreachable' | 'broken' | 'tooLarge' | 'tooLate' | 'abandoned' | 'refused'

const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

const LATE = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT'])

function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return ''
  const { code, cause } = error as { code?: unknown; cause?: unknown }
  return typeof code === 'string' ? code : codeOf(cause)
}

/** The fault behind an error of undici or of a socket; an unknown error is `broken`. */
export function faultOf(error: unknown): Fault {
  const code = codeOf(error)
  if (UNREACHABLE.has(code)) return 'unreachable'
  return LATE.has(code) ? 'tooLate' : 'broken'
}

const UNREADABLE = new Set(['UND_ERR_HEADERS_OVERFLOW', 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH'])

/** Whether bytes arrived that are no valid answer. The upstream has seen the request then, so it is not sent again. */
export function isUnreadable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error.name === 'HTTPParserError' || error.message === 'bad upgrade' || UNREADABLE.has(codeOf(error))
}

export function faulted(fault: Fault): Outcome {
  return { kind: 'fault', fault }
}

/**
 * What an outcome shows of the upstream. Only transport faults count: no connection, a broken one, silence. Any answer,
 * however large, proves that the upstream is up. A visitor who left proves nothing.
 */
export function evidenceOf(outcome: Outcome): Evidence {
  if (outcome.kind === 'answer' || outcome.fault === 'tooLarge') return 'fine'
  return outcome.fault === 'abandoned' || outcome.fault === 'refused' ? 'nothing' : 'fault'
}
