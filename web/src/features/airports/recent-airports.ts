import { useSyncExternalStore } from 'react'
import type { ShownAirport } from '../../session/session-state.ts'

const KEY = 'layover.recent-airports'

/** Increase this when the stored shape changes; other versions are ignored. */
const VERSION = 1
const MAX_AIRPORTS = 5

const NO_AIRPORTS: readonly ShownAirport[] = []
const CHANGED = 'layover:recent-airports'

/**
 * The airports whose pages were opened on this device, the latest first, at most five. They are stored in this browser
 * alone and sent nowhere. If storage is blocked, the list is empty and no error is shown.
 */
export function useRecentAirports(): readonly ShownAirport[] {
  return useSyncExternalStore(subscribe, recentAirports, () => NO_AIRPORTS)
}

/** Puts an airport first in the list. */
export function rememberAirport({ agentId, code, name, city, country }: ShownAirport): void {
  const others = recentAirports().filter((airport) => airport.code !== code)
  const airports = [{ agentId, code, name, city, country }, ...others].slice(0, MAX_AIRPORTS)
  write(JSON.stringify({ version: VERSION, airports }))
}

/** Empties the list. */
export function forgetAirports(): void {
  write(null)
}

let lastText: string | null = null
let lastAirports = NO_AIRPORTS

/** Returns the same array while the stored text is the same. */
function recentAirports(): readonly ShownAirport[] {
  const text = read()
  if (text !== lastText) {
    lastText = text
    lastAirports = parse(text)
  }
  return lastAirports
}

function parse(text: string | null): readonly ShownAirport[] {
  if (text === null) return NO_AIRPORTS
  try {
    const { version, airports } = JSON.parse(text)
    return version === VERSION ? airports.filter(isShownAirport).slice(0, MAX_AIRPORTS) : NO_AIRPORTS
  } catch {
    return NO_AIRPORTS
  }
}

function isShownAirport(value: unknown): value is ShownAirport {
  const airport = Object(value)
  return ['agentId', 'code', 'name', 'city', 'country'].every((name) => typeof airport[name] === 'string')
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

function write(text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, text)
    dispatchEvent(new Event(CHANGED))
  } catch {
    // If storage is blocked or full, nothing is saved; the shop works without it.
  }
}

/** Calls back after changes in this tab and in others. */
function subscribe(onChange: () => void): () => void {
  for (const name of [CHANGED, 'storage']) addEventListener(name, onChange)
  return () => {
    for (const name of [CHANGED, 'storage']) removeEventListener(name, onChange)
  }
}
