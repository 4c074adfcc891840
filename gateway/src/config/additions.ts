import { allCalls, splitList } from '@layover/contracts'
import { Refusal } from '@layover/server-kit/environment/variable'

/** Ids of the calls that are additions of ours. */
export const ADDITIONS = allCalls.filter((call) => call.addition).map((call) => call.id)

/** Those of them that a provider has. */
export function parseAdditions(text: string): string[] | Refusal {
  const chosen = splitList(text)
  const unknown = chosen.filter((id) => !ADDITIONS.includes(id))
  if (unknown.length === 0) return chosen
  const known = ADDITIONS.toSorted().join(', ')
  return new Refusal(...unknown.map((id) => `${id} is no addition; known are ${known}`))
}
