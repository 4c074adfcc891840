import type { Dispatcher } from 'undici'
import { type Fault, faulted, faultOf, isUnreadable, type Outcome } from './outcome.ts'

/** One request as the pool takes it. */
export type PoolRequest = Dispatcher.DispatchOptions

export interface CollectLimits {
  /** From now to the last byte of the answer, waiting for a free connection included. */
  readonly deadlineMs: number
  readonly maxBytes: number
}

export interface Collected {
  readonly outcome: Outcome
  /** Whether any part of an answer came; a request without one may be repeated when it is a read. */
  readonly hasAnswered: boolean
}

/** Interim answers that an honest upstream might send before the final one; a flood of them only keeps us busy. */
const MOST_INTERIM = 8

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

/** What undici tells of one answer, kept whole. A class, since each request makes one: its parts are made once. */
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
    if (status < 200 && ++this.#interim > MOST_INTERIM) {
      this.stop('broken')
      return
    }
    this.#head = {
      status,
      contentType: text(headers['content-type']),
      contentEncoding: text(headers['content-encoding']),
    }
    const coding = text(headers['transfer-encoding']).toLowerCase()
    // What is coded otherwise would be read as if it were not.
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
    if (head) this.#settle({ kind: 'answer', ...head, body: Buffer.concat(this.#chunks, this.#size) })
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

/** The means to give up at once; a request that waits for a connection is then never sent. */
export type Abandon = () => void

/**
 * Sends one request and keeps the whole answer, under a cap and one total deadline. `onDone` is called exactly once, with a
 * fault where no whole answer came, and must not throw.
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
