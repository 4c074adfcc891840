import type { CallDefinition } from '@layover/contracts'

/** `$.data[*].a` of each value under a path, and whether its holder shows it. */
type Sightings = Map<string, { present: boolean; absent: boolean }>

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Every object under a path, to distinguish a field that one of them lacks from a field that no example shows. */
function holders(value: unknown, path: string, found: Map<string, Record<string, unknown>[]>): void {
  if (Array.isArray(value)) for (const item of value) holders(item, `${path}[*]`, found)
  if (!isRecord(value)) return
  found.set(path, [...(found.get(path) ?? []), value])
  for (const [name, each] of Object.entries(value)) holders(each, `${path}.${name}`, found)
}

function sightingsOf(call: CallDefinition): Sightings {
  const found = new Map<string, Record<string, unknown>[]>()
  for (const { reply } of call.examples) if ('data' in reply) holders(reply.data, '$.data', found)
  const sightings: Sightings = new Map()
  for (const [path, objects] of found) {
    for (const name of new Set(objects.flatMap((each) => Object.keys(each)))) {
      const present = objects.some((each) => each[name] !== undefined)
      const absent = objects.some((each) => each[name] === undefined)
      sightings.set(`${path}.${name}`, { present, absent })
    }
  }
  return sightings
}

/**
 * The fields of a call's answers that some examples have and others lack. Pact has no word for 'may be left out', so an
 * optional field is expected only where the examples show it both ways: then each way is an interaction of its own.
 */
export function shownBoth(call: CallDefinition): ReadonlySet<string> {
  return new Set(
    [...sightingsOf(call)].flatMap(([path, { present, absent }]) => (present && absent ? [path] : [])),
  )
}
