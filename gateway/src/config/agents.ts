import { splitList } from '@layover/contracts'
import { Refusal } from '@layover/server-kit/environment/variable'

export const AGENT_ID = /^[A-Za-z0-9_-]{1,64}$/

/** Ids of agents, separated by commas. */
export function parseAgents(text: string): string[] | Refusal {
  const agents = splitList(text)
  const wrong = agents.filter((id) => !AGENT_ID.test(id))
  if (wrong.length === 0) return agents
  return new Refusal(
    ...wrong.map((id) => `expected 1 to 64 letters, digits, - or _, got ${JSON.stringify(id)}`),
  )
}
