import { randomUUID } from 'node:crypto'
import type http from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { type CallDefinition, type Data, LANGUAGE } from '@layover/contracts'
import pLimit, { type LimitFunction } from 'p-limit'
import { curlOf, withOneKey } from '../exchange/curl.ts'
import type { Fault } from '../exchange/faults.ts'
import { type Agents, addressOf, type Parts, withAgent } from '../exchange/request-parts.ts'
import { LONGEST_REST_MS, restOf } from '../exchange/rest.ts'
import { type Sent, send, type Wire } from '../exchange/send.ts'
import { type IdleTime, measureIdleTime } from '../operation/idle-time.ts'
import type { Level } from '../report/report.ts'
import { BUSY } from '../report/words.ts'
import { type Answer, type Exchange, judgeSent } from './answer.ts'
import { freshMailbox } from './mailbox.ts'
import type { Claim } from './notebook.ts'
import { Notebook } from './notebook.ts'
import type { CheckOptions } from './options.ts'
import { type Promised, promisesOf } from './promised.ts'

/** The gateway reads no more of an answer than this. */
const MAX_BYTES = 4 * 1024 * 1024

/** Faults that a repeat may not have. */
const PASSING: readonly Fault[] = ['cut', 'broken', 'late']

/** Requests at the same time compete for each place, so one of them may lose many times in turn. */
const MOST_TRIES = 20

/** Before the first other answer nobody competes: after so many repeats there is nothing to wait for. */
const MOST_REPEATS_UNHEARD = 6

/** The differences between a request and the one that the gateway would send. */
export interface FetchOptions {
  /** Of an order or a submit that comes more than once; a fresh one without it. */
  readonly key?: string
  /** Sent instead of the body. */
  readonly rawBody?: string | Buffer
  readonly headers?: Readonly<Record<string, string>>
  /** Without the key that its effect requires. */
  readonly isKeyless?: boolean
  /** Waits for no other request. */
  readonly isAtOnce?: boolean
  /** The parts are sent as they are: nothing is added to them. */
  readonly isWhole?: boolean
}

interface RunTerms {
  readonly options: CheckOptions
  readonly base: URL
  readonly agents: Agents
  readonly pool: http.Agent
  readonly signal: AbortSignal
}

/** One check while it runs: sends requests, judges every answer, and stores the findings. */
export class Run {
  readonly notes = new Notebook()
  /** The address of everything that this run buys. */
  readonly mailbox = freshMailbox()
  /** How long each success of a call took. */
  readonly times = new Map<string, number[]>()
  /** The largest success of each call, in bytes. */
  readonly sizes = new Map<string, number>()
  readonly #terms: RunTerms
  readonly #promises: ReadonlyMap<string, Promised>
  readonly #limit: LimitFunction
  /** Calls that missed a deadline: further requests would only cost time. */
  readonly #silent = new Set<string>()
  /** Whether any request got another answer than 429. */
  #isHeard = false
  /** The first line of each key that may come again. */
  readonly #keyed = new Map<string, string>()
  /** Over once the upstream takes requests again. */
  #rest: Promise<unknown> = Promise.resolve()
  requests = 0
  /** How often a request got 429 and was sent again. */
  repeats = 0

  constructor(terms: RunTerms) {
    this.#terms = terms
    this.#promises = promisesOf(terms.options)
    this.#limit = pLimit(terms.options.concurrency ?? 4)
  }

  /** What answers of a call are held to. */
  promiseOf(call: CallDefinition): Promised {
    return this.#promises.get(call.id) ?? call
  }

  get options(): CheckOptions {
    return this.#terms.options
  }

  get agents(): Agents {
    return this.#terms.agents
  }

  get isStopped(): boolean {
    return this.#terms.signal.aborted
  }

  /** 95 of 100 successes of a call came within so many milliseconds; undefined where none came. */
  p95Of(call: string): number | undefined {
    const sorted = [...(this.times.get(call) ?? [])].sort((a, b) => a - b)
    const at = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.95))]
    return at === undefined ? undefined : Math.round(at)
  }

  async measureIdle(mostMs: number): Promise<IdleTime | undefined> {
    const { base, signal } = this.#terms
    return await measureIdleTime(base, { mostMs, signal, trust: this.options.tls ?? {} })
  }

  looksAt(level: Level): boolean {
    return this.options.levels?.includes(level) ?? true
  }

  /** Without `--writes` the check sends only reads, and not even a hold. */
  mayAsk(call: CallDefinition): boolean {
    return call.effect === 'read' || this.options.writes === true
  }

  /** Sends one request without judging the answer; undefined where it may not be sent or the upstream does not take it. */
  async send(call: CallDefinition, parts: Parts, options: FetchOptions = {}): Promise<Exchange | undefined> {
    const exchange = await this.#exchange(call, parts, options)
    return exchange && restOf(exchange.sent) === undefined ? exchange : undefined
  }

  async #exchange(call: CallDefinition, parts: Parts, options: FetchOptions): Promise<Exchange | undefined> {
    const { contract } = this.options
    if (contract && !contract.calls.has(call.id)) {
      this.notes.untested(call.id, `is not in contract ${contract.version}`)
      return undefined
    }
    if (!this.mayAsk(call)) {
      this.notes.untested(call.id, 'needs --writes')
      return undefined
    }
    const exchange = async (): Promise<Exchange | undefined> => {
      if (this.isStopped || this.#silent.has(call.id)) return undefined
      const wire = this.#wire(call, parts, options)
      const curl = this.#curlOf(wire, options)
      const sent = await this.#sendWelcome(call, wire)
      if (sent.kind === 'fault' && sent.fault === 'stopped') return undefined
      if (sent.kind === 'fault' && sent.fault === 'late') this.#silent.add(call.id)
      if (restOf(sent) !== undefined) this.#giveUp(call)
      else if (sent.kind === 'answer') {
        this.notes.answered(call.id, { status: sent.status, curl }, options.isWhole !== true)
      }
      return { call, parts, sent, curl }
    }
    return await (options.isAtOnce ? exchange() : this.#limit(exchange))
  }

  /** Sends a request as the gateway would, judges envelope and shape, and notes their faults at once. */
  async fetch<C extends CallDefinition>(
    call: C,
    parts: Parts,
    options?: FetchOptions,
  ): Promise<Answer<Data<C>>> {
    const exchange = await this.send(call, parts, options)
    if (exchange === undefined) return { kind: 'none' }
    return judgeSent(this, exchange) as Answer<Data<C>>
  }

  /** Looks for an upstream, and notes nothing. */
  async probe(call: CallDefinition, parts: Parts): Promise<Exchange | undefined> {
    const exchange = await this.#exchange(call, parts, {})
    this.#silent.delete(call.id)
    return exchange
  }

  found(exchange: Exchange, claim: Omit<Claim, 'curl'>): void {
    this.notes.found(exchange.call.id, { ...claim, curl: exchange.curl })
  }

  /** Notes a success, and what it cost: a refusal is faster and smaller, and says nothing about either. */
  succeeded({ call, sent }: Exchange): void {
    this.notes.succeeded(call.id)
    if (sent.kind !== 'answer') return
    this.times.set(call.id, [...(this.times.get(call.id) ?? []), sent.ms])
    this.sizes.set(call.id, Math.max(this.sizes.get(call.id) ?? 0, sent.body.length))
  }

  #wire(
    call: CallDefinition,
    parts: Parts,
    { key, rawBody, headers, isWhole, isKeyless }: FetchOptions,
  ): Wire {
    const full = isWhole ? parts : withAgent(call, parts, this.agents)
    const body = rawBody ?? (call.method === 'POST' ? JSON.stringify(full.body ?? {}) : undefined)
    const hasKey = !isKeyless && (call.effect === 'order' || call.effect === 'submit')
    return {
      method: call.method,
      url: addressOf(this.#terms.base, call, full),
      headers: {
        accept: 'application/json',
        'accept-language': LANGUAGE,
        'user-agent': 'layover-upstream-check',
        ...(body !== undefined && {
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(body)),
        }),
        ...(hasKey && { 'idempotency-key': key ?? randomUUID() }),
        ...lowerCased(this.options.headers ?? {}),
        ...headers,
      },
      ...(body !== undefined && { body }),
    }
  }

  /** The line that repeats a request, after the first one of the same key. */
  #curlOf(wire: Wire, { key, isAtOnce }: FetchOptions): string {
    const line = curlOf(wire, Object.keys(this.options.headers ?? {}))
    if (key === undefined) return line
    const first = isAtOnce ? line : this.#keyed.get(key)
    this.#keyed.set(key, first ?? line)
    return first === undefined ? line : withOneKey([first, line], isAtOnce)
  }

  /** Repeats a request that the upstream refuses for its rate, which it has not acted on, after a rest of all requests. */
  async #sendWelcome(call: CallDefinition, wire: Wire): Promise<Sent> {
    const { signal } = this.#terms
    for (let tries = 1; ; tries += 1) {
      await this.#rest
      const sent = await this.#sendOnce(call, wire)
      if (sent.kind === 'answer') this.#show(call, wire, sent)
      const restMs = restOf(sent)
      this.#isHeard ||= restMs === undefined
      const isHopeless = tries === MOST_TRIES || (!this.#isHeard && this.repeats >= MOST_REPEATS_UNHEARD)
      if (restMs === undefined || restMs > LONGEST_REST_MS || isHopeless) return sent
      this.repeats += 1
      // A short rest ends no longer one.
      this.#rest = pause(restMs, this.#rest, { signal }).catch(() => undefined)
    }
  }

  #giveUp({ id }: CallDefinition): void {
    this.#silent.add(id)
    this.notes.untested(id, BUSY)
  }

  /**
   * Repeats a read once where its reused connection was cut, as the gateway would, or where it was late, since a busy moment
   * is no broken promise. No other request is ever sent twice.
   */
  async #sendOnce(call: CallDefinition, wire: Wire): Promise<Sent> {
    const terms = {
      agent: call.effect === 'read' ? this.#terms.pool : (false as const),
      deadlineMs: Math.round(call.timeoutMs * (this.options.deadlineFactor ?? 1)),
      maxBytes: MAX_BYTES,
      signal: this.#terms.signal,
      ...(this.options.tls && { tls: this.options.tls }),
    }
    this.requests += 1
    const first = await send(wire, terms)
    const isOver = first.kind === 'answer' || !PASSING.includes(first.fault)
    if (call.effect !== 'read' || isOver) return first
    return await send(wire, { ...terms, agent: false })
  }

  #show(call: CallDefinition, wire: Wire, sent: Extract<Sent, { kind: 'answer' }>): void {
    this.options.onExchange?.({
      call: call.id,
      method: wire.method,
      path: wire.url.pathname + wire.url.search,
      body: wire.body?.toString(),
      status: sent.status,
      contentType: sent.headers['content-type'] ?? '',
      answer: sent.body.toString(),
    })
  }
}

function lowerCased(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
}
