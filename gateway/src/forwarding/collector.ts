import type { Dispatcher } from 'undici'
import { type Fault, faulted, faultOf, isUnreadable, type Outcome } from './outcome.ts'

/** One request as the pool takes it. */
export type PoolRequest = Dispatcher.DispatchOptions

export interface CollectLimits {
  /** Until the last byte of the answer; waiting for a free connection counts. */
  readonly deadlineMs: number
  readonly maxBytes: number
}

export interface Collected {
  readonly outcome: Outcome
  /** Whether any part of an answer arrived. A read without one may be sent again. */
  readonly hasAnswered: boolean
}

/** Interim answers (1xx) that are accepted before the final one. */
const MAX_INTERIM = 8

type Controller = Dispatcher.DispatchController
type Headers = Readonly<Record<string, string | string[] | undefined>>

interface Head {
  readonly status: number
  readonly contentType: string
  readonly contentEncoding: string
}

function text(header: string | string[] | undefined): string {
  return Array.isArray(header) ? header.join(', ') : (header ?? '')
}

/** Collects one answer from undici's callbacks. A class, so that its methods are made once and not for each request. */
class Collector implements Dispatcher.DispatchHandler {
  readonly #maxBytes: number
  readonly #onDone: (collected: Collected) => void
  readonly #timer: NodeJS.Timeout
  readonly #chunks: Buffer[] = []
  #size = 0
  #interim = 0
  #head: Head | undefined
  #controller: Controller | undefined
  #hasAnswered = false
  #isSettled = false

  constructor({ deadlineMs, maxBytes }: CollectLimits, onDone: (collected: Collected) => void) {
    this.#maxBytes = maxBytes
    this.#onDone = onDone
    this.#timer = setTimeout(stopLate, deadlineMs, this)
  }
  #settle(outcome: Outcome): void {
    if (this.#isSettled) return
    this.#isSettled = true
    clearTimeout(this.#timer)
    this.#onDone({ outcome, hasAnswered: this.#hasAnswered || this.#head !== undefined })
  }
  stop(fault: Fault): void {
    if (this.#isSettled) return
    this.#settle(faulted(fault))
    this.#controller?.abort(new Error(fault))
  }
  onRequestStart(started: Controller): void {
    this.#controller = started
    if (this.#isSettled) started.abort(new Error('given up before it was sent'))
  }
  onResponseStart(_controller: Controller, status: number, headers: Headers): void {
    if (status < 200 && ++this.#interim > MAX_INTERIM) {
      this.stop('broken')
      return
    }
    this.#head = {
      status,
      contentType: text(headers['content-type']),
      contentEncoding: text(headers['content-encoding']),
    }
    const coding = text(headers['transfer-encoding']).toLowerCase()
    // undici would hand over any other coding undecoded.
    if (coding !== '' && coding !== 'chunked') this.stop('broken')
    if (Number(headers['content-length'] ?? 0) > this.#maxBytes) this.stop('tooLarge')
  }
  onResponseData(_controller: Controller, chunk: Buffer): void {
    this.#size += chunk.length
    if (this.#size > this.#maxBytes) this.stop('tooLarge')
    else this.#chunks.push(chunk)
  }
  onResponseEnd(): void {
    const head = this.#head
    const [first] = this.#chunks
    const body = first?.length === this.#size ? first : Buffer.concat(this.#chunks, this.#size)
    if (head) this.#settle({ kind: 'answer', ...head, body })
    else this.#settle(faulted('broken'))
  }
  onResponseError(_controller: Controller, error: Error): void {
    this.#hasAnswered ||= isUnreadable(error)
    this.#settle(faulted(faultOf(error)))
  }
}

function stopLate(collector: Collector): void {
  collector.stop('tooLate')
}

/** Gives up at once. A request that still waits for a connection is then never sent. */
type Abandon = () => void

/**
 * Sends one request and collects the whole answer, under a size limit and one total deadline. Calls `onDone` exactly once,
 * with a fault where the answer is not complete. `onDone` must not throw.
 */
export function collect(
  pool: Pick<Dispatcher, 'dispatch'>,
  request: PoolRequest,
  limits: CollectLimits,
  onDone: (collected: Collected) => void,
): Abandon {
  const collector = new Collector(limits, onDone)
  pool.dispatch(request, collector)
  return () => collector.stop('abandoned')
}
