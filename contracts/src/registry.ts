import type { CallDefinition } from './define-call.ts'

type Registry = Record<string, Record<string, unknown>>

function isDefinition(value: unknown): value is CallDefinition {
  return typeof value === 'object' && value !== null && 'effect' in value && 'examples' in value
}

/**
 * All definitions of a registry, in order. Throws when two share an id or a path, or when an id is not its tag and
 * name: the id is the address under which client, handlers and reports find a call.
 */
export function listCalls(registry: Registry): readonly CallDefinition[] {
  const seen = new Set<string>()
  const found: CallDefinition[] = []
  for (const [tag, members] of Object.entries(registry)) {
    for (const [name, value] of Object.entries(members)) {
      if (!isDefinition(value)) continue
      if (value.id !== `${tag}.${name}` || value.tag !== tag) {
        throw new Error(`${value.id} stands at ${tag}.${name} with tag ${value.tag}: the three must agree`)
      }
      for (const key of [value.id, value.path]) {
        if (seen.has(key)) throw new Error(`${key} is defined twice`)
        seen.add(key)
      }
      found.push(value)
    }
  }
  return found
}
