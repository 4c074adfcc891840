import { useSyncExternalStore } from 'react'
import type { ShownAirport } from '../../session/session-state.ts'

const KEY = 'layover.recent-airports'

/** Increase this when the stored shape changes; other versions are removed. */
const VERSION = 2
const MAX_AIRPORTS = 5
const KEPT_MONTHS = 12

const NO_AIRPORTS: readonly ShownAirport[] = []
const CHANGED = 'layover:recent-airports'

/** An airport with the day on which its page was last opened, YYYY-MM-DD by UTC. */
interface OpenedAirport extends ShownAirport {
  readonly openedOn: string
}

/**
 * The airports whose pages were opened on this device in the last 12 months, the latest first, at most five (P418). They
 * are stored in this browser alone and sent nowhere. If storage is blocked, the list is empty and no error is shown.
 */
export function useRecentAirports(): readonly ShownAirport[] {
  return useSyncExternalStore(subscribe, recentAirports, () => NO_AIRPORTS)
}

/** Puts an airport first in the list. */
export function rememberAirport({ agentId, code, name, city, country }: ShownAirport): void {
  const others = parse(read()).filter((airport) => airport.code !== code)
  const openedOn = isoDay(new Date())
  save([{ agentId, code, name, city, country, openedOn }, ...others].slice(0, MAX_AIRPORTS))
}

/** Removes what is too old, or of another version, from storage. */
function forgetOldAirports(): void {
  const text = read()
  const kept = parse(text)
  if (text !== null && text !== textOf(kept)) save(kept)
}

function save(airports: readonly OpenedAirport[]): void {
  write(airports.length === 0 ? null : textOf(airports))
}

function textOf(airports: readonly OpenedAirport[]): string {
  return JSON.stringify({ version: VERSION, airports })
}

const isoDay = (date: Date): string => date.toISOString().slice(0, 10)

function oldestDay(): string {
  const day = new Date()
  day.setUTCMonth(day.getUTCMonth() - KEPT_MONTHS)
  return isoDay(day)
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

function parse(text: string | null): readonly OpenedAirport[] {
  if (text === null) return []
  try {
    const { version, airports } = JSON.parse(text)
    if (version !== VERSION) return []
    const oldest = oldestDay()
    return airports
      .filter((airport: unknown) => isOpenedAirport(airport) && airport.openedOn > oldest)
      .slice(0, MAX_AIRPORTS)
  } catch {
    return []
  }
}

function isOpenedAirport(value: unknown): value is OpenedAirport {
  const airport = Object(value)
  const names = ['agentId', 'code', 'name', 'city', 'country', 'openedOn']
  return names.every((name) => typeof airport[name] === 'string')
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
  forgetOldAirports()
  for (const name of [CHANGED, 'storage']) addEventListener(name, onChange)
  return () => {
    for (const name of [CHANGED, 'storage']) removeEventListener(name, onChange)
  }
}
