import { checkUpstream } from '../../src/check-upstream.ts'
import type { Mutation } from '../mutation.ts'
import { judgeMutation, type Named, type Result } from './judge-mutation.ts'
import type { Reference } from './reference.ts'

/** What became of one mutation. */
export interface Row {
  readonly mutation: Mutation
  readonly result: Result
  /** Everything that was said to break, for a reader who wants to know why. */
  readonly findings: readonly Named[]
  readonly ms: number
  /** What the Pact file alone says, where it was asked. */
  readonly pact?: Result
}

/** A machine that runs several things at once is slower than any deadline allows for; what never comes, never comes. */
const DEADLINE_FACTOR = 3

/** Runs the whole check against one mutation, with everything that it may write. */
async function runMutation(reference: Reference, mutation: Mutation): Promise<Row> {
  const begun = performance.now()
  await reference.toState('accounts to delete')
  const standIn = await reference.mutated(mutation)
  try {
    const report = await checkUpstream({
      baseUrl: standIn.baseUrl,
      writes: true,
      deadlineFactor: DEADLINE_FACTOR,
      // What is harmless must trouble no call; what breaks has to be named on its own.
      ...(mutation.kind !== 'harmless' && { calls: [mutation.call, ...(mutation.alsoAt ?? [])] }),
      data: { payment: { tokens: ['tok_5Jw8Zq2LmX4vR7nT'], declinedTokens: [reference.declinedToken] } },
    })
    const findings = report.calls
      .flatMap((call) => call.findings)
      .filter(({ severity }) => severity === 'breaks')
      .map(({ call, path, severity, expected, got }) => ({ call, path, severity, expected, got }))
    const judged = judgeMutation(mutation, findings)
    // Other headers and times are changes that no body shows.
    const isIdle = judged === 'missed' && !standIn.hasChanged()
    const result = isIdle ? 'idle' : judged
    return { mutation, result, findings, ms: performance.now() - begun }
  } finally {
    await standIn.close()
  }
}

/** One after the other, since they share an upstream; each row is told as it comes. */
export async function runMutations(
  reference: Reference,
  mutations: readonly Mutation[],
  tell: (row: Row) => void = () => undefined,
): Promise<Row[]> {
  const rows: Row[] = []
  for (const mutation of mutations) {
    const row = await runMutation(reference, mutation)
    rows.push(row)
    tell(row)
  }
  return rows
}
