import type { Dispatcher } from 'undici'
import { type Fault, faulted, faultOf, isUnreadable, type Outcome } from './outcome.ts'

/** One request as the pool takes it. */
export type PoolRequest = Dispatcher.DispatchOptions

export interface CollectLimits {
  /** From now to the last byte of the answer, waiting for a free connection included. */
  readonly deadlineMs: number
  readonly maxBytes: number
}

interface Collected {
  readonly outcome: Outcome
  /** Whether any part of an answer came; a request without one may be repeated when it is a read. */
  readonly hasAnswered: boolean
}

export interface Collection {
  readonly done: Promise<Collected>
  /** Gives up at once; a request that waits for a connection is then never sent. */
  readonly abandon: () => void
}

/** Interim answers that an honest upstream might send before the final one; a flood of them only keeps us busy. */
const MOST_INTERIM = 8

function text(header: string | string[] | undefined): string {
  return Array.isArray(header) ? header.join(', ') : (header ?? '')
}

/** Sends one request and keeps the whole answer, under a cap and one total deadline. Settles exactly once, never rejects. */
export function collect(
  pool: Pick<Dispatcher, 'dispatch'>,
  request: PoolRequest,
  limits: CollectLimits,
): Collection {
  const chunks: Buffer[] = []
  let size = 0
  let interim = 0
  let head: { status: number; contentType: string; contentEncoding: string } | undefined
  let controller: Dispatcher.DispatchController | undefined
  let hasAnswered = false
  let isSettled = false
  let resolve: (collected: Collected) => void = () => undefined
  const done = new Promise<Collected>((settled) => {
    resolve = settled
  })

  function settle(outcome: Outcome) {
    if (isSettled) return
    isSettled = true
    clearTimeout(timer)
    resolve({ outcome, hasAnswered: hasAnswered || head !== undefined })
  }
  function stop(fault: Fault) {
    if (isSettled) return
    settle(faulted(fault))
    controller?.abort(new Error(fault))
  }
  const timer = setTimeout(stop, limits.deadlineMs, 'tooLate')

  pool.dispatch(request, {
    onRequestStart(started) {
      controller = started
      if (isSettled) started.abort(new Error('given up before it was sent'))
    },
    onResponseStart(_controller, status, headers) {
      if (status < 200 && ++interim > MOST_INTERIM) return stop('broken')
      head = {
        status,
        contentType: text(headers['content-type']),
        contentEncoding: text(headers['content-encoding']),
      }
      const coding = text(headers['transfer-encoding']).toLowerCase()
      // What is coded otherwise would be read as if it were not.
      if (coding !== '' && coding !== 'chunked') stop('broken')
      if (Number(headers['content-length'] ?? 0) > limits.maxBytes) stop('tooLarge')
    },
    onResponseData(_controller, chunk) {
      size += chunk.length
      if (size > limits.maxBytes) stop('tooLarge')
      else chunks.push(chunk)
    },
    onResponseEnd() {
      if (head) settle({ kind: 'answer', ...head, body: Buffer.concat(chunks, size) })
      else settle(faulted('broken'))
    },
    onResponseError(_controller, error) {
      hasAnswered ||= isUnreadable(error)
      settle(faulted(faultOf(error)))
    },
  })
  return { done, abandon: () => stop('abandoned') }
}
