import type { callTable } from './generated/calls.ts'

export type CallFacts = (typeof callTable)[keyof typeof callTable]

/** One input by the place each field travels in. */
export interface PlacedInput {
  readonly path: Record<string, unknown>
  readonly query: Record<string, unknown>
  readonly body: Record<string, unknown> | undefined
  /** What the abort map is keyed by: the path with its segments filled in, and the query. */
  readonly url: string
}

/** Takes an input apart again: what the contract names in path and query goes there, a POST's rest is its body. */
export function placeInput(call: CallFacts, input: Readonly<Record<string, unknown>>): PlacedInput {
  const pathFields: readonly string[] = call.pathFields
  const queryFields: readonly string[] = call.queryFields
  const path: Record<string, unknown> = {}
  const query: Record<string, unknown> = {}
  const rest: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined) continue
    if (pathFields.includes(name)) path[name] = value
    else if (queryFields.includes(name)) query[name] = value
    else rest[name] = value
  }
  const filled = call.path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => String(path[name]))
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  const url = search.size > 0 ? `${filled}?${search}` : filled
  return { path, query, body: call.method === 'POST' ? rest : undefined, url }
}
