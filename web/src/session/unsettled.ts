import { DAY_MS } from '@layover/rules/durations'
import { isObject, type JsonObject } from './json.ts'
import { type InputInfo, type InputKey, isInputKey, type SessionState } from './session-state.ts'

/** The server checks an unknown payment for a day; after that, support answers. */
const CHECKED_FOR_MS = DAY_MS

/**
 * The drafts that remain when drafts are dropped: none, except for a payment with an unknown outcome. It stays without
 * anything typed, so that the next visit fetches its outcome instead of paying again (P193).
 *
 * @param settled a purchase whose outcome is known; nothing of it stays
 */
export function droppedInputs(
  state: SessionState,
  settled?: InputKey,
  nowMs = Date.now(),
): Record<InputKey, InputInfo> {
  const keys = Object.keys(state).filter(isInputKey)
  return Object.fromEntries(
    keys.map((key) => [key, key === settled ? null : unsettled(state[key] ?? null, nowMs)]),
  )
}

function unsettled(info: InputInfo, nowMs: number): InputInfo {
  const intent = info?.intent
  if (!isObject(intent) || typeof intent.payingSince !== 'number') return null
  if (nowMs - intent.payingSince > CHECKED_FOR_MS) return null
  // The fingerprint is the order's body, with the passengers' names.
  return { intent: { ...(intent as JsonObject), fingerprint: '' } }
}
