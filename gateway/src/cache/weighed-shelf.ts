interface Placed<T> {
  readonly thing: T
  weight: number
}

/** A place for things by key, bounded in bytes; what was not used for longest goes first. */
export interface WeighedShelf<T> {
  /** What is found counts as used. */
  readonly get: (key: string) => T | undefined
  /** A thing that would take more than a quarter of the room is not taken in. */
  readonly put: (key: string, thing: T) => void
  readonly remove: (key: string) => void
  /** To be called when a thing has become heavier. */
  readonly weighAnew: (key: string) => void
  /** For who looks at the process. */
  readonly size: () => { readonly entries: number; readonly bytes: number }
}

export interface WeighedShelfOptions<T> {
  readonly maxBytes: number
  readonly weigh: (thing: T) => number
  readonly onRemoved: (thing: T) => void
}

/** One thing may not push out all the others. */
const LARGEST_SHARE = 0.25

export function createWeighedShelf<T>(options: WeighedShelfOptions<T>): WeighedShelf<T> {
  const { maxBytes, weigh, onRemoved } = options
  const places = new Map<string, Placed<T>>()
  let bytes = 0

  function remove(key: string) {
    const placed = places.get(key)
    if (!placed) return
    places.delete(key)
    bytes -= placed.weight
    onRemoved(placed.thing)
  }
  function weighAnew(key: string) {
    const placed = places.get(key)
    if (!placed) return
    const weight = weigh(placed.thing)
    bytes += weight - placed.weight
    placed.weight = weight
    if (weight > maxBytes * LARGEST_SHARE) remove(key)
    for (const oldest of places.keys()) {
      if (bytes <= maxBytes) return
      remove(oldest)
    }
  }
  return {
    get(key) {
      const placed = places.get(key)
      if (!placed) return undefined
      places.delete(key)
      places.set(key, placed)
      return placed.thing
    },
    put(key, thing) {
      remove(key)
      places.set(key, { thing, weight: 0 })
      weighAnew(key)
    },
    remove,
    weighAnew,
    size: () => ({ entries: places.size, bytes }),
  }
}
