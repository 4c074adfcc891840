import { useSyncExternalStore } from 'react'
import type { ShownAirport } from '../../session/session-state.ts'

const KEY = 'layover.recent-airports'

/** Raised when the stored shape changes: older lists are then ignored. */
const VERSION = 1
const MOST = 5

const NONE: readonly ShownAirport[] = []
const CHANGED = 'layover:recent-airports'

/**
 * The airports whose pages were opened on this device, the latest first, at most five. They are stored in this browser
 * alone and sent nowhere. With blocked storage there are none, and no error shows.
 */
export function useRecentAirports(): readonly ShownAirport[] {
  return useSyncExternalStore(subscribe, recentAirports, () => NONE)
}

/** Puts an airport first in the list. */
export function rememberAirport({ agentId, code, name, city, country }: ShownAirport): void {
  const others = recentAirports().filter((airport) => airport.code !== code)
  const airports = [{ agentId, code, name, city, country }, ...others].slice(0, MOST)
  write(JSON.stringify({ version: VERSION, airports }))
}

/** Empties the list. */
export function forgetAirports(): void {
  write(null)
}

let lastText: string | null = null
let lastAirports = NONE

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
  if (text === null) return NONE
  try {
    const { version, airports } = JSON.parse(text)
    return version === VERSION ? airports.filter(isShownAirport).slice(0, MOST) : NONE
  } catch {
    return NONE
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
    // Blocked or full storage stores nothing: the shop works without it.
  }
}

/** Our own changes, and those of other tabs. */
function subscribe(onChange: () => void): () => void {
  for (const name of [CHANGED, 'storage']) addEventListener(name, onChange)
  return () => {
    for (const name of [CHANGED, 'storage']) removeEventListener(name, onChange)
  }
}
