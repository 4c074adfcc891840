import { type Json, type JsonObject, objectAt, shapeOf, texts } from './schema.ts'

interface Variants {
  readonly document: JsonObject
  readonly variants: readonly JsonObject[]
}

interface Matched {
  readonly pairs: readonly (readonly [JsonObject, JsonObject])[]
  /** Names of variants that only one side has. */
  readonly gone: readonly string[]
  readonly fresh: readonly string[]
}

/** Properties with one value alone, which name the variant: `method: "token"`. */
function tagsOf({ document }: Variants, variant: JsonObject): Map<string, Json> {
  const tags = new Map<string, Json>()
  for (const [name, node] of Object.entries(objectAt(variant, 'properties'))) {
    const { values } = shapeOf(document, node)
    if (values?.length === 1 && values[0] !== undefined) tags.set(name, values[0])
  }
  return tags
}

function nameOf(side: Variants, variant: JsonObject): string {
  const tags = [...tagsOf(side, variant)].map(([name, value]) => `${name} ${JSON.stringify(value)}`)
  if (tags.length > 0) return `with ${tags.join(', ')}`
  const names = texts(variant.required)
  return names.length > 0 ? `of ${names.join(', ')}` : `of type ${String(variant.type ?? 'any')}`
}

/** How much two variants have in common; zero where their tags differ, since then they are not the same one. */
function likeness(before: Variants, was: JsonObject, after: Variants, is: JsonObject): number {
  const [mine, theirs] = [tagsOf(before, was), tagsOf(after, is)]
  const shared = [...mine.keys()].filter((name) => theirs.has(name))
  if (shared.some((name) => mine.get(name) !== theirs.get(name))) return 0
  if (was.type !== is.type) return 0
  const names = Object.keys(objectAt(was, 'properties'))
  const both = names.filter((name) => name in objectAt(is, 'properties')).length
  return (
    1 +
    shared.length * 100 +
    both * 2 -
    Math.abs(names.length - Object.keys(objectAt(is, 'properties')).length)
  )
}

/** Pairs the variants of two unions: those whose tags agree and which share most properties belong together. */
export function matchVariants(before: Variants, after: Variants): Matched {
  const scored = before.variants.flatMap((was) =>
    after.variants.map((is) => ({ was, is, score: likeness(before, was, after, is) })),
  )
  const pairs: [JsonObject, JsonObject][] = []
  const [taken, used] = [new Set<JsonObject>(), new Set<JsonObject>()]
  for (const { was, is, score } of scored.sort((a, b) => b.score - a.score)) {
    if (score <= 0 || taken.has(was) || used.has(is)) continue
    pairs.push([was, is])
    taken.add(was)
    used.add(is)
  }
  const gone = before.variants.filter((variant) => !taken.has(variant))
  const fresh = after.variants.filter((variant) => !used.has(variant))
  return {
    pairs,
    gone: gone.map((variant) => nameOf(before, variant)),
    fresh: fresh.map((variant) => nameOf(after, variant)),
  }
}
