import { useSyncExternalStore } from 'react'

interface ListPlan<Item> {
  /** The key in localStorage, and the field of the stored object that holds the items. */
  readonly key: string
  readonly field: string
  /** Increase this when the stored shape changes; other versions are removed. */
  readonly version: number
  readonly max: number
  /** Whether a stored value is an item of this list that may still be kept. */
  readonly isKept: (value: unknown) => value is Item
}

/** A short list that this browser alone stores. If storage is blocked or full, it stays as it is, without an error. */
export interface DeviceList<Item> {
  readonly read: () => readonly Item[]
  /** Stores the list, at most its first items. Returns whether the browser took it. */
  readonly write: (items: readonly Item[]) => boolean
  /** Removes what is too old, or of another version, from storage. */
  readonly prune: () => void
  /** Prunes the list, and calls back after each change in this tab and in others. Returns a function that stops it. */
  readonly watch: (onChange: () => void) => () => void
  /** The list, pruned, after each change in this tab and in others; empty in a prerendered page. */
  readonly use: () => readonly Item[]
}

const NOTHING: readonly never[] = []

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function createDeviceList<Item>({
  key,
  field,
  version,
  max,
  isKept,
}: ListPlan<Item>): DeviceList<Item> {
  const changed = `layover:changed:${key}`
  let lastText: string | null = null
  let lastItems: readonly Item[] = NOTHING
  let watchers = 0

  const textOf = (items: readonly Item[]) => JSON.stringify({ version, [field]: items })
  function parse(text: string | null): readonly Item[] {
    if (text === null) return NOTHING
    try {
      const found = JSON.parse(text)
      return found.version === version ? found[field].filter(isKept).slice(0, max) : NOTHING
    } catch {
      return NOTHING
    }
  }
  function write(items: readonly Item[]): boolean {
    try {
      if (items.length === 0) localStorage.removeItem(key)
      else localStorage.setItem(key, textOf(items.slice(0, max)))
      dispatchEvent(new Event(changed))
      return true
    } catch {
      return false
    }
  }
  function prune(): void {
    const text = stored(key)
    const items = parse(text)
    if (text !== null && text !== textOf(items)) write(items)
  }
  /** Reads storage, and keeps the same array while the stored text is the same. */
  function refresh(): readonly Item[] {
    const text = stored(key)
    if (text !== lastText) {
      lastText = text
      lastItems = parse(text)
    }
    return lastItems
  }
  /** While somebody watches, each change is announced, so that drawing again reads nothing. */
  const snapshot = () => (watchers > 0 ? lastItems : refresh())
  function watch(onChange: () => void): () => void {
    const onStored = () => {
      refresh()
      onChange()
    }
    prune()
    refresh()
    watchers += 1
    for (const name of [changed, 'storage']) addEventListener(name, onStored)
    return () => {
      watchers -= 1
      for (const name of [changed, 'storage']) removeEventListener(name, onStored)
    }
  }
  return {
    read: () => parse(stored(key)),
    write,
    prune,
    watch,
    use: () => useSyncExternalStore(watch, snapshot, () => NOTHING),
  }
}
