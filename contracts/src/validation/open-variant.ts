import type { TSchema } from '@sinclair/typebox'

/**
 * The same schema, tolerant of properties it does not declare, at every depth. An answer that passes this one and not
 * the strict one has drifted: its undeclared fields can be dropped without harm.
 */
export function openVariant<S extends TSchema>(schema: S): S {
  return openNode(schema) as S
}

function openNode(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(openNode)
  if (typeof node !== 'object' || node === null) return node
  const copy: Record<string | symbol, unknown> = {}
  for (const key of Reflect.ownKeys(node)) {
    if (key === 'additionalProperties') continue
    copy[key] = openNode((node as Record<string | symbol, unknown>)[key])
  }
  return copy
}
