import { allCalls } from '@layover/contracts'
import type { Operation } from '../operation/check-operation.ts'
import type { Run } from '../run/run.ts'
import type { CallReport, Level, Outcome, Report } from './report.ts'

interface Terms {
  readonly startedAt: Date
  readonly levels: readonly Level[]
  readonly seed: number
  readonly reason?: string
  readonly operation: Operation
}

function outcomeOf(calls: readonly CallReport[]): Outcome {
  if (
    calls.some(({ findings }) => findings.some(({ severity, isKnown }) => severity === 'breaks' && !isKnown))
  )
    return 'breaks'
  return calls.every(({ verdict }) => verdict === 'untested') ? 'nothing tested' : 'ok'
}

/** All findings of a run, in an order that does not depend on the order of the answers. */
export function makeReport(run: Run, { startedAt, levels, seed, reason, operation }: Terms): Report {
  const { options } = run
  const wanted = new Set(options.calls ?? allCalls.map(({ id }) => id))
  const calls = run.notes.reports(allCalls.map(({ id }) => id).filter((id) => wanted.has(id)))
  return {
    baseUrl: options.baseUrl,
    outcome: reason === undefined ? outcomeOf(calls) : 'nothing tested',
    isPartial: run.isStopped,
    ...(reason !== undefined && { reason }),
    hasWrites: options.writes === true,
    levels,
    seed,
    calls,
    advice: operation.advice,
    run: {
      startedAt: startedAt.toISOString(),
      totalMs: Date.now() - startedAt.getTime(),
      p95Ms: Object.fromEntries([...run.times.keys()].map((call) => [call, run.p95Of(call) ?? 0])),
      requests: run.requests,
      measured: operation.measured,
    },
  }
}
