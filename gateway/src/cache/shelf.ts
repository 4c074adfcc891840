/** A bounded place for things by key; what was not touched for longest goes first. */
export interface Shelf<T> {
  readonly get: (key: string) => T | undefined
  readonly put: (key: string, thing: T) => void
  readonly remove: (key: string) => void
}

export function createShelf<T>(maxEntries: number): Shelf<T> {
  const things = new Map<string, T>()
  return {
    get(key) {
      const thing = things.get(key)
      if (thing === undefined) return undefined
      things.delete(key)
      things.set(key, thing)
      return thing
    },
    put(key, thing) {
      things.delete(key)
      things.set(key, thing)
      const oldest = things.size > maxEntries ? things.keys().next().value : undefined
      if (oldest !== undefined) things.delete(oldest)
    },
    remove: (key) => void things.delete(key),
  }
}
