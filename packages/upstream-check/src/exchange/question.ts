import { agentPlace, type CallDefinition, fillPath } from '@layover/contracts'

/** What is asked of a call, by the place each part travels in, as the shop would ask it: without an agent. */
export interface Parts {
  readonly path?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: Readonly<Record<string, unknown>>
}

/** The agents in whose name an upstream is asked, as the gateway would name them. */
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

/** The address of a question below a base address, whose own path is kept. */
export function addressOf(base: URL, call: CallDefinition, { path = {}, query = {} }: Parts): URL {
  const filled = fillPath(call.path, path)
  const url = new URL(base)
  url.pathname = url.pathname.replace(/\/+$/, '') + filled
  const texts = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)])
  url.search = new URLSearchParams(texts).toString()
  return url
}
