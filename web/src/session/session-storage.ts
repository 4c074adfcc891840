import { HOUR_MS } from '@layover/rules/durations'
import { isObject, parseJson } from './json.ts'
import { readSession } from './read-session.ts'
import { DEFAULT_SESSION, type SessionState } from './session-state.ts'
import { droppedInputs } from './unsettled.ts'

export const SESSION_KEY = 'layover.session'

/** Raised when the stored shape changes its meaning: older sessions are then ignored. */
export const SESSION_VERSION = 1

/** Two idle hours, after which a purchase's draft is dropped (P44). */
export const IDLE_LIMIT_MS = 2 * HOUR_MS

/**
 * The stored session, or the defaults when it is missing, damaged or of another version, or when storage is blocked.
 * After two idle hours a purchase is dropped, except for a payment with an unknown outcome; the embedding and the way
 * back stay (P44).
 *
 * @param onIdle called after two idle hours, with the session before them
 */
export function loadSession(nowMs = Date.now(), onIdle?: (before: SessionState) => void): SessionState {
  const stored = parseJson(storedText())
  if (!isObject(stored) || stored.version !== SESSION_VERSION || typeof stored.activeAtMs !== 'number') {
    return DEFAULT_SESSION
  }
  try {
    const session = readSession(stored.state)
    if (!isIdle(stored.activeAtMs, nowMs)) return session
    onIdle?.(session)
    return withoutPurchase(session, nowMs)
  } catch {
    // Nested too deeply to be parsed.
    return DEFAULT_SESSION
  }
}

/** Stores the state with the time of the last activity. Returns false when storage is blocked or full. */
export function saveSession(state: SessionState, activeAtMs: number): boolean {
  try {
    sessionStorage.setItem(SESSION_KEY, JSON.stringify({ version: SESSION_VERSION, activeAtMs, state }))
    return true
  } catch {
    return false
  }
}

/** Whether the visitor was idle for too long. A clock that was set back counts as recent activity. */
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
