import { allCalls, type CallDefinition, deprecatedParts, deprecationText } from '@layover/contracts'
import type { Operation } from '../operation/check-operation.ts'
import type { CheckOptions } from '../run/options.ts'
import type { Run } from '../run/run.ts'
import { type Contract, contract } from './contract.ts'
import type { CallReport, Finding, Level, Outcome, Report } from './report.ts'

interface Terms {
  readonly startedAt: Date
  readonly levels: readonly Level[]
  readonly seed: number
  readonly reason?: string
  readonly operation: Operation
}

/** Whether a difference breaks the shop and is not in the baseline. */
export const isBreaking = ({ severity, known }: Finding) => severity === 'breaks' && known === undefined

/** Whether a call has such a difference. */
export const isBroken = ({ findings }: CallReport) => findings.some(isBreaking)

/** The outcome of a check that could begin. */
export function outcomeOf(calls: readonly CallReport[], missing: readonly string[]): Outcome {
  if (calls.some(isBroken)) return 'breaks'
  if (missing.length > 0) return 'incomplete'
  return calls.every(({ verdict }) => verdict === 'untested') ? 'nothing tested' : 'ok'
}

/** Calls that must be tested and are not. `all` leaves out the additions, which an upstream may lack. */
function missingOf(
  calls: readonly CallReport[],
  required: CheckOptions['require'] = [],
  defined: readonly CallDefinition[],
): string[] {
  const must = required === 'all' ? defined.filter(({ addition }) => !addition).map(({ id }) => id) : required
  return calls
    .filter(({ call, verdict }) => verdict === 'untested' && must.includes(call))
    .map(({ call }) => call)
}

/** The parts of these calls that go, for a team that still builds on them. */
export function deprecations(
  defined: readonly Pick<CallDefinition, 'id' | 'deprecation' | 'request' | 'data'>[],
) {
  return defined.flatMap((call) =>
    deprecatedParts(call).map((part) => `${call.id}: ${deprecationText(part)}.`),
  )
}

/** Explains a check that took long. */
function repeatsOf({ repeats }: Run): string[] {
  return repeats === 0 ? [] : [`Requests that got 429 and were sent again after a rest: ${repeats}.`]
}

/** The contract that a check asks for. */
function contractOf({ contract: other }: CheckOptions): Contract {
  const { version, digest } = other ?? contract
  return { version, digest }
}

/** All findings of a run, in an order that does not depend on the order of the answers. */
export function makeReport(run: Run, { startedAt, levels, seed, reason, operation }: Terms): Report {
  const { options } = run
  const wanted = new Set(options.calls ?? allCalls.map(({ id }) => id))
  const defined = allCalls.filter(({ id }) => wanted.has(id))
  const calls = run.notes.reports(defined, levels)
  const missing = missingOf(calls, options.require, defined)
  return {
    contract: contractOf(options),
    baseUrl: options.baseUrl,
    outcome: reason === undefined ? outcomeOf(calls, missing) : 'nothing tested',
    isPartial: run.isStopped,
    ...(reason !== undefined && { reason }),
    hasWrites: options.writes === true,
    levels,
    seed,
    calls,
    missing,
    advice: [...deprecations(defined), ...operation.advice],
    run: {
      startedAt: startedAt.toISOString(),
      totalMs: Date.now() - startedAt.getTime(),
      p95Ms: Object.fromEntries([...run.times.keys()].map((call) => [call, run.p95Of(call) ?? 0])),
      requests: run.requests,
      measured: [...operation.measured, ...repeatsOf(run)],
    },
  }
}
