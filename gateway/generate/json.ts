export type Json = null | boolean | number | string | Json[] | JsonObject
export interface JsonObject {
  [key: string]: Json
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The object at a path of keys. Throws where there is none. */
export function objectAt(root: JsonObject, ...keys: string[]): JsonObject {
  let node: JsonObject = root
  for (const key of keys) {
    const next: Json | undefined = node[key]
    if (!isObject(next)) throw new Error(`${keys.join(' → ')}: no object at ${key}`)
    node = next
  }
  return node
}
