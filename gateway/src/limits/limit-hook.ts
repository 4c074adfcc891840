import type { CallDefinition } from '@layover/contracts'
import type { FastifyRequest, onRequestHookHandler } from 'fastify'
import { ProblemError } from '../http/problem.ts'
import type { TrafficCounts } from '../metrics/traffic-counts.ts'
import { addressName, networkName } from '../visitors/address-name.ts'
import { isOwnRequest } from '../visitors/own-request.ts'
import { type LimitKind, limitKinds } from './call-limits.ts'
import type { Limit, LimitStore, Take } from './rate.ts'

/** A kind without an entry is not limited. */
export type Limits = Readonly<Partial<Record<LimitKind, Limit>>>

export interface LimitHookOptions {
  readonly limits: Limits
  readonly store: LimitStore
  readonly counts: TrafficCounts
}

/** The problem for a visitor who has to wait. */
export function refusal(waitMs: number): ProblemError {
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000))
  return new ProblemError('tooManyRequests', `Try again in ${retryAfterSeconds} s.`, { retryAfterSeconds })
}

/** One client can have a whole /48 of IPv6 for nothing: 65,536 addresses, which together may do what so many may. */
const ADDRESSES_OF_NETWORK = 16

type Row = { readonly kind: LimitKind; readonly limit: Limit }

/**
 * The takes of one request, for its visitor, its address and its IPv6 network. Needs `visitorId`. A new visitor counts for the address
 * alone under `calls`: a client that drops the cookie would begin another count with each request, which refuses nothing and
 * stays in memory. The stricter kinds allow few requests, so they count the first one too.
 */
export function takesOf(request: FastifyRequest, rows: readonly Row[]): Take[] {
  const address = addressName(request.ip)
  const network = address.includes(':') ? networkName(request.ip) : undefined
  const takes: Take[] = []
  for (const { kind, limit } of rows) {
    if (kind !== 'calls' || !request.isNewVisitor)
      takes.push({ name: `${kind} v ${request.visitorId}`, rate: limit.visitor })
    takes.push({ name: `${kind} a ${address}`, rate: limit.address })
    if (network === undefined) continue
    const { count, windowMs } = limit.address
    takes.push({ name: `${kind} n ${network}`, rate: { count: count * ADDRESSES_OF_NETWORK, windowMs } })
  }
  return takes
}

/** Counts a call before its body is read; undefined where nothing limits it. Needs `visitorId`. */
export function createLimitHook(
  call: CallDefinition,
  { limits, store, counts }: LimitHookOptions,
): onRequestHookHandler | undefined {
  const rows = limitKinds(call).flatMap((kind) => (limits[kind] ? [{ kind, limit: limits[kind] }] : []))
  if (rows.length === 0) return undefined
  return (request, _reply, done) => {
    if (isOwnRequest(request)) return done()
    const takes = takesOf(request, rows)
    const finish = (waitMs: number) => {
      if (waitMs <= 0) return done()
      counts.limited += 1
      done(refusal(waitMs))
    }
    const waitMs = store.take(takes)
    if (typeof waitMs === 'number') finish(waitMs)
    else void waitMs.then(finish)
  }
}
