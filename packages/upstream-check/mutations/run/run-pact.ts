import type { StateName } from '@layover/contracts'
import { verifyUpstream } from '@layover/pacts'
import type { Mutation } from '../mutation.ts'
import { judgeMutation, type Named, type Result } from './judge-mutation.ts'
import { openReference, type Reference } from './reference.ts'
import type { Row } from './run-mutations.ts'

/** The day on which the visits of the contract's examples can be booked. */
const EXAMPLES_DAY = new Date('2027-03-07T10:00:00Z')

/** The reference upstream as the Pact file needs it. */
const openReferenceForPact = async (): Promise<Reference> => await openReference(() => EXAMPLES_DAY)

/** How a pact's place is called in a report of ours. */
function placeOf(of: string, path: string): string {
  if (of === 'body') return path === '' ? 'body' : path
  if (of === 'header') return path.toLowerCase()
  return of === 'status' ? 'status' : 'response'
}

/** Verifies a mutation by the Pact file alone: the interactions of the mutated call, in their states. */
async function verifyMutation(reference: Reference, mutation: Mutation): Promise<Result> {
  const stub = await reference.mutated(mutation)
  try {
    const { failures } = await verifyUpstream({
      baseUrl: stub.baseUrl,
      calls: [mutation.call],
      stateChange: async (name) => {
        await reference.toState(name as StateName)
        return {}
      },
    })
    const found = failures.flatMap(({ call, mismatches }): Named[] =>
      mismatches.map(({ of, path, message }) => ({
        call,
        path: placeOf(of, path),
        severity: 'breaks',
        expected: 'as in the pact',
        got: message,
      })),
    )
    return judgeMutation(mutation, found)
  } finally {
    await stub.close()
  }
}

/** The same rows, each with the result of the Pact file. */
export async function withPact(rows: readonly Row[], onRow: (row: Row) => void): Promise<Row[]> {
  const reference = await openReferenceForPact()
  const verified: Row[] = []
  for (const row of rows) {
    const both = { ...row, pact: await verifyMutation(reference, row.mutation) }
    onRow(both)
    verified.push(both)
  }
  await reference.close()
  return verified
}
