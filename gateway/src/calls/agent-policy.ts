import { agentPlace, type CallDefinition } from '@layover/contracts'
import { ProblemError } from '../http/problem.ts'

export interface AgentIds {
  readonly general: string
  readonly popular: string
  /** These two and all others in whose name calls may be made. */
  readonly known: ReadonlySet<string>
}

type Fields = Readonly<Record<string, unknown>>

const UNKNOWN = 'An agent of this name is not known here.'

/**
 * The same fields, if their agent is known. An unknown one counts as absent in a read, so that an old link still opens and a
 * made-up name is no cache key of its own; any other call in its name is refused (P390).
 */
export function withKnownAgent<F extends Fields>(call: CallDefinition, fields: F, { known }: AgentIds): F {
  const { agentId } = fields
  if (typeof agentId !== 'string' || known.has(agentId) || call.agent === 'forced') return fields
  if (call.effect !== 'read') throw new ProblemError('badRequest', UNKNOWN)
  const { agentId: _, ...rest } = fields
  return rest as F
}

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
