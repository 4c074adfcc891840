import type { CallDefinition } from '@layover/contracts'

/**
 * Tells answers of an order call whose outcome is known from those that say that it is not, by the definition's `unsettled`.
 * They are our own bytes, checked before, so they are JSON.
 */
export function createSettledCheck({ unsettled = [] }: CallDefinition): (answer: Buffer) => boolean {
  if (unsettled.length === 0) return () => true
  return (answer) => {
    const { data } = JSON.parse(answer.toString()) as { data?: { status?: unknown } }
    return !unsettled.some((status) => status === data?.status)
  }
}
