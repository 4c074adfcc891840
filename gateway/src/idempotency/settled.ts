import type { CallDefinition } from '@layover/contracts'

/**
 * Checks whether an answer of an order call has a known outcome, by the definition's list `unsettled`. The bytes are checked
 * before, so they are JSON.
 */
export function createSettledCheck({ unsettled = [] }: CallDefinition): (answer: Buffer) => boolean {
  if (unsettled.length === 0) return () => true
  return (answer) => {
    const { data } = JSON.parse(answer.toString()) as { data?: { status?: unknown } }
    return !unsettled.some((status) => status === data?.status)
  }
}
