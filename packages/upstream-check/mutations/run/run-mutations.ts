import { checkUpstream } from '../../src/check-upstream.ts'
import type { Mutation } from '../mutation.ts'
import { judgeMutation, type Named, type Result } from './judge-mutation.ts'
import type { Reference } from './reference.ts'

/** The result of one mutation. */
export interface Row {
  readonly mutation: Mutation
  readonly result: Result
  /** Every breaking finding, so that a reader can see why. */
  readonly findings: readonly Named[]
  readonly ms: number
  /** The result of the Pact file alone, with `--pact`. */
  readonly pact?: Result
}

/** A busy machine is slower than the deadlines allow. An answer that never comes is found all the same. */
const DEADLINE_FACTOR = 3

/** Runs the whole check against one mutation, with everything that it may write. */
async function runMutation(reference: Reference, mutation: Mutation): Promise<Row> {
  const begun = performance.now()
  await reference.toState('accounts to delete')
  const stub = await reference.mutated(mutation)
  try {
    const report = await checkUpstream({
      baseUrl: stub.baseUrl,
      writes: true,
      deadlineFactor: DEADLINE_FACTOR,
      // A harmless mutation must trouble no call. A breaking one has to be named by its own calls alone.
      ...(mutation.kind !== 'harmless' && { calls: [mutation.call, ...(mutation.alsoAt ?? [])] }),
      data: { payment: { tokens: ['tok_5Jw8Zq2LmX4vR7nT'], declinedTokens: [reference.declinedToken] } },
    })
    const findings = report.calls
      .flatMap((call) => call.findings)
      .filter(({ severity }) => severity === 'breaks')
      .map(({ call, path, severity, expected, got }) => ({ call, path, severity, expected, got }))
    const own = report.calls.find(({ call }) => call === mutation.call)
    const judged = judgeMutation(mutation, findings, own?.verdict)
    // Other headers and times are changes that no body shows.
    const isIdle = judged === 'missed' && !stub.hasChanged()
    const result = isIdle ? 'idle' : judged
    return { mutation, result, findings, ms: performance.now() - begun }
  } finally {
    await stub.close()
  }
}

/** Runs one after the other, since they share an upstream, and reports each row as it comes. */
export async function runMutations(
  reference: Reference,
  mutations: readonly Mutation[],
  onRow: (row: Row) => void = () => undefined,
): Promise<Row[]> {
  const rows: Row[] = []
  for (const mutation of mutations) {
    const row = await runMutation(reference, mutation)
    rows.push(row)
    onRow(row)
  }
  return rows
}
