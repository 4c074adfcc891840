import type { callTable } from './generated/calls.ts'

type CallFacts = (typeof callTable)[keyof typeof callTable]

/** One input by the place each field travels in. */
interface PlacedInput {
  /** The path with its segments filled in, and the query; reads are aborted by it. */
  readonly url: string
  readonly body: Record<string, unknown> | undefined
}

/** Takes an input apart again: the contract's path and query fields go into the URL, a POST's rest is its body. */
export function placeInput(call: CallFacts, input: Readonly<Record<string, unknown>>): PlacedInput {
  const pathFields: readonly string[] = call.pathFields
  const queryFields: readonly string[] = call.queryFields
  const path: Record<string, string> = {}
  const query = new URLSearchParams()
  const body: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined) continue
    if (pathFields.includes(name)) path[name] = encodeURIComponent(String(value))
    else if (queryFields.includes(name)) query.set(name, String(value))
    else body[name] = value
  }
  const filled = call.path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => path[name] ?? '')
  return {
    url: query.size > 0 ? `${filled}?${query}` : filled,
    body: call.method === 'POST' ? body : undefined,
  }
}
