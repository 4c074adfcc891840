import { isObject, parseJson } from './json.ts'
import { readSession } from './read-session.ts'
import { DEFAULT_SESSION, type SessionState } from './session-state.ts'
import { droppedInputs } from './unsettled.ts'

export const SESSION_KEY = 'layover.session'

/** Raised when the stored shape changes its meaning: an older shop's session is then left alone. */
export const SESSION_VERSION = 1

/** After two idle hours what was typed into a purchase is dropped (P44). */
export const IDLE_LIMIT_MS = 2 * 60 * 60 * 1000

/**
 * What this tab stored, or the defaults: when nothing is there, when it is damaged, of another version, or when storage
 * is blocked. After two idle hours a purchase is gone, but for a payment whose outcome is not known; the embedding and the way
 * back stay (P44).
 */
export function loadSession(nowMs = Date.now()): SessionState {
  const stored = parseJson(storedText())
  if (!isObject(stored) || stored.version !== SESSION_VERSION || typeof stored.activeAtMs !== 'number') {
    return DEFAULT_SESSION
  }
  try {
    const session = readSession(stored.state)
    return isIdle(stored.activeAtMs, nowMs) ? withoutPurchase(session, nowMs) : session
  } catch {
    // Nested deeper than anybody can read.
    return DEFAULT_SESSION
  }
}

/** Writes the state with the time of the visitor's last activity. Returns false where storage is blocked or full. */
export function saveSession(state: SessionState, activeAtMs: number): boolean {
  try {
    sessionStorage.setItem(SESSION_KEY, JSON.stringify({ version: SESSION_VERSION, activeAtMs, state }))
    return true
  } catch {
    return false
  }
}

/** Whether the visitor has been away too long. A clock set back counts as activity just now. */
export function isIdle(activeAtMs: number, nowMs: number): boolean {
  return nowMs - activeAtMs > IDLE_LIMIT_MS
}

function withoutPurchase(session: SessionState, nowMs: number): SessionState {
  const { isFrom, processGoBackPath, searchAirportKeyword, searchAirportShowList } = session
  const inputs = Object.entries(droppedInputs(session, undefined, nowMs)).filter(([, info]) => info !== null)
  const stored = Object.fromEntries(inputs)
  return {
    ...DEFAULT_SESSION,
    ...stored,
    isFrom,
    processGoBackPath,
    searchAirportKeyword,
    searchAirportShowList,
  }
}

function storedText(): string {
  try {
    return sessionStorage.getItem(SESSION_KEY) ?? ''
  } catch {
    return ''
  }
}
