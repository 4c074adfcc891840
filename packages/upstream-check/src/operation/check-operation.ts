import { gunzipSync } from 'node:zlib'
import { allCalls, calls } from '@layover/contracts'
import type { Run } from '../run/run.ts'
import { scopeOf } from '../run/scope.ts'
import type { IdleTime } from './idle-time.ts'

/** The default of the gateway's pool. */
const POOL_IDLE_MS = 4000
/** A pool has to close a connection before the other side does, or a call may use one that is just being closed. */
const MARGIN_MS = 1000
const LARGE_BYTES = 1024 * 1024

/** Notes for an operator: advice is the same in every run, measurements are not. */
export interface Operation {
  readonly advice: readonly string[]
  readonly measured: readonly string[]
}

/** Measures how long idle connections stay open. Begins with the check, since it mostly waits. */
export async function checkConnections(run: Run): Promise<Operation> {
  const hinted = await hintOf(run)
  const idle = hinted ?? (await run.measureIdle(POOL_IDLE_MS + 2 * MARGIN_MS))
  return adviceOn(idle)
}

/** Many servers announce how long a connection stays open, which saves the wait. */
async function hintOf(run: Run): Promise<IdleTime | undefined> {
  const exchange = await run.send(calls.lounge.getCommonPrice, { body: {} })
  if (exchange?.sent.kind !== 'answer') return undefined
  const { headers } = exchange.sent
  if (headers.connection?.toLowerCase() === 'close') return { kind: 'closes' }
  const [, seconds] = /timeout=(\d{1,5})/.exec(headers['keep-alive']?.toString() ?? '') ?? []
  return seconds === undefined ? undefined : { kind: 'ends', afterMs: Number(seconds) * 1000 }
}

function adviceOn(idle: IdleTime | undefined): Operation {
  if (idle === undefined) return { advice: [], measured: [] }
  if (idle.kind === 'closes') {
    return {
      advice: [
        'This upstream closes its connection after every answer: each call pays for a new one. Keep connections alive.',
      ],
      measured: [],
    }
  }
  if (idle.kind === 'stays' || idle.afterMs >= POOL_IDLE_MS + MARGIN_MS) {
    return {
      advice: [
        `Connections are kept long enough: UPSTREAM_KEEP_ALIVE_MS=${POOL_IDLE_MS} (the default) is right.`,
      ],
      measured: [],
    }
  }
  const ms = Math.max(500, Math.floor((idle.afterMs - MARGIN_MS) / 500) * 500)
  return {
    advice: [`Idle connections are closed early: set UPSTREAM_KEEP_ALIVE_MS=${ms} at the gateway.`],
    measured: [],
  }
}

/** Times, sizes and compression, after all other requests. */
export async function checkOperation(run: Run): Promise<Operation> {
  checkTimes(run)
  return { advice: [], measured: [...slowest(run), ...(await compression(run))] }
}

const TIMES = 'answers take less than half of their deadline'

function checkTimes(run: Run): void {
  for (const { id, timeoutMs } of allCalls) {
    const p95 = run.p95Of(id)
    if (p95 === undefined) continue
    run.notes.tested(id, TIMES)
    const most = (timeoutMs * (run.options.deadlineFactor ?? 1)) / 2
    if (p95 <= most) continue
    const claim = { level: 'L5', rule: TIMES, severity: 'harmless', path: 'response', curl: '' } as const
    run.notes.found(id, { ...claim, expected: `95 of 100 within ${most} ms`, got: `${p95} ms` })
  }
  for (const [id, bytes] of run.sizes) {
    const rule = 'answers are far below the 4 MB that the gateway reads'
    run.notes.tested(id, rule)
    if (bytes <= 2 * LARGE_BYTES) continue
    const claim = { level: 'L5', rule, severity: 'harmless', path: 'body', curl: '' } as const
    run.notes.found(id, { ...claim, expected: 'at most 2 MB', got: `${(bytes / LARGE_BYTES).toFixed(1)} MB` })
  }
}

function slowest(run: Run): string[] {
  const isIn = scopeOf(run.options.calls)
  const all = allCalls.flatMap(({ id, timeoutMs }) => {
    const p95 = isIn(id) ? run.p95Of(id) : undefined
    return p95 === undefined ? [] : [{ id, p95, part: p95 / timeoutMs }]
  })
  const [first] = all.sort((a, b) => b.part - a.part)
  if (first === undefined) return []
  return [
    `Nearest to its deadline: ${first.id}, 95 of 100 successes within ${first.p95} ms (${Math.round(first.part * 100)} % of it).`,
  ]
}

/** Whether the largest list is compressed on request. */
async function compression(run: Run): Promise<string[]> {
  const call = calls.airport.getA2ZAirports
  const plainBytes = run.sizes.get(call.id)
  if (plainBytes === undefined || !scopeOf(run.options.calls)(call.id)) return []
  const exchange = await run.send(call, { body: {} }, { headers: { 'accept-encoding': 'gzip' } })
  if (exchange?.sent.kind !== 'answer') return []
  const { headers, body } = exchange.sent
  const kb = (bytes: number) => `${Math.ceil(bytes / 1024)} KB`
  if (headers['content-encoding'] !== 'gzip') return [`gzip: not offered; ${call.id} is ${kb(plainBytes)}.`]
  try {
    gunzipSync(body)
    return [`gzip: ${call.id} is ${kb(body.length)} instead of ${kb(plainBytes)}.`]
  } catch {
    const rule = 'a body that is labelled gzip is gzip'
    const claim = {
      level: 'L5',
      rule,
      severity: 'harmless',
      path: 'body',
      expected: 'gzip',
      got: 'other bytes',
    } as const
    run.found(exchange, claim)
    return []
  }
}
