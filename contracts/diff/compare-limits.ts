import type { Difference } from './difference.ts'
import type { Json, JsonObject } from './schema.ts'

const LOWER = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems', 'minProperties']
const UPPER = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems', 'maxProperties']
/** Limits of which no order is known: another one may let more pass, or less. */
const UNORDERED = ['pattern', 'format', 'multipleOf']

const shown = (value: Json | undefined) => (value === undefined ? 'none' : JSON.stringify(value))

function direction(key: string, before: Json | undefined, after: Json | undefined): Difference['change'] {
  if (before === undefined) return 'narrower'
  if (after === undefined) return 'wider'
  if (UNORDERED.includes(key) || typeof before !== 'number' || typeof after !== 'number') return 'other'
  return after > before === LOWER.includes(key) ? 'narrower' : 'wider'
}

/** Lengths, ranges, counts, patterns and formats of one value. */
export function compareLimits(path: string, before: JsonObject, after: JsonObject): Difference[] {
  const found: Difference[] = []
  for (const key of [...LOWER, ...UPPER, ...UNORDERED]) {
    const [was, is] = [before[key], after[key]]
    if (was === is) continue
    found.push({ path, change: direction(key, was, is), what: `${key} ${shown(was)}, now ${shown(is)}` })
  }
  const [wasUnique, isUnique] = [before.uniqueItems === true, after.uniqueItems === true]
  if (wasUnique !== isUnique) {
    const what = isUnique ? 'items must now differ' : 'items need not differ any more'
    found.push({ path, change: isUnique ? 'narrower' : 'wider', what })
  }
  return found
}
