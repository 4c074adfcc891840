/** A copy of what the server said, with the time of it by this device's clock. */
export interface Saved<Value> {
  readonly value: Value
  readonly savedAt: number
}

/** Dispatched on the window when a copy was saved. */
export const COPY_SAVED = 'layover:copy-saved'

/**
 * Copies of replies that this browser keeps for times without a connection (P502). Where the browser forbids storage, or
 * has no room, nothing is kept, without an error.
 *
 * Changes take turns in all tabs, so that a removal also finds the copy that was being written when it was asked for.
 *
 * @param name of its cache; it changes with the shape of the values, since other names are removed
 * @param isWanted whether a copy may still be kept when its turn comes
 */
export function createSavedCopies<Value>(name: string, max: number, isWanted = (_key: string) => true) {
  const addressOf = (key: string) => `${location.origin}/saved/${encodeURIComponent(key)}`

  const inTurn = async <Result>(work: () => Promise<Result>): Promise<Result> =>
    (await navigator.locks.request(name, work)) as Result

  /** Puts a copy last; the oldest beyond `max` go. Returns whether the browser took it. */
  async function keep(key: string, value: Value): Promise<boolean> {
    try {
      return await inTurn(async () => isWanted(key) && (await put(key, value)))
    } catch {
      return false
    }
  }
  async function put(key: string, value: Value): Promise<true> {
    const saved: Saved<Value> = { value, savedAt: Date.now() }
    const address = addressOf(key)
    const cache = await caches.open(name)
    const write = () => cache.put(address, new Response(JSON.stringify(saved)))
    // One that is refused leaves the old copy (P555).
    await write()
    // Browsers differ in where a replaced entry stands.
    if ((await cache.keys()).at(-1)?.url !== address) {
      await cache.delete(address)
      await write()
    }
    const entries = await cache.keys()
    await Promise.all(entries.slice(0, -max).map((entry) => cache.delete(entry)))
    dispatchEvent(new Event(COPY_SAVED))
    return true
  }
  async function find(key: string): Promise<Saved<Value> | undefined> {
    try {
      return await (await caches.match(addressOf(key), { cacheName: name }))?.json()
    } catch {
      return undefined
    }
  }
  /** Removes all but these. */
  async function keepOnly(keys: readonly string[]): Promise<void> {
    try {
      const kept = new Set(keys.map(addressOf))
      await inTurn(async () => {
        const cache = (await caches.has(name)) ? await caches.open(name) : undefined
        const entries = (await cache?.keys()) ?? []
        await Promise.all(entries.map((entry) => kept.has(entry.url) || cache?.delete(entry)))
      })
    } catch {
      // There is nothing.
    }
  }
  return { name, keep, find, keepOnly }
}
