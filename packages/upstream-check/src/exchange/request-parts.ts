import { agentPlace, type CallDefinition, fillPath } from '@layover/contracts'

/** The parts of a request, by their place in it, as the shop sends them: without an agent. */
export interface Parts {
  readonly path?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: Readonly<Record<string, unknown>>
}

/** The agents in whose name the gateway would send requests. */
export interface Agents {
  readonly general: string
  readonly popular: string
}

/** The same parts with the agent that the call's policy names. One that is there already stays. */
export function withAgent(call: CallDefinition, parts: Parts, agents: Agents): Parts {
  const place = agentPlace(call)
  if (place === undefined) return call.method === 'POST' ? { ...parts, body: { ...parts.body } } : parts
  const agentId = call.agent === 'popular' ? agents.popular : agents.general
  return { ...parts, [place]: { agentId, ...parts[place] } }
}

/** The address of a request below a base address, whose own path stays. */
export function addressOf(base: URL, call: CallDefinition, { path = {}, query = {} }: Parts): URL {
  const filled = fillPath(call.path, path)
  const url = new URL(base)
  url.pathname = url.pathname.replace(/\/+$/, '') + filled
  const texts = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)])
  url.search = new URLSearchParams(texts).toString()
  return url
}
