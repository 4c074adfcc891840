import { agentPlace, type CallDefinition } from '@layover/contracts'

export interface AgentIds {
  readonly general: string
  readonly popular: string
}

type Fields = Readonly<Record<string, unknown>>

/**
 * Adds the agentId that a call's policy names (P254) to the part that carries it, and leaves the other part alone.
 * `forced` replaces the shop's agentId; `given` and `path` keep it.
 */
export function addAgent<F extends Fields>(
  call: CallDefinition,
  place: 'body' | 'query',
  fields: F,
  agentIds: AgentIds,
): F {
  if (agentPlace(call) !== place) return fields
  const agentId = call.agent === 'popular' ? agentIds.popular : agentIds.general
  return call.agent === 'forced' ? { ...fields, agentId } : { agentId, ...fields }
}
