import { isObject, type JsonObject } from './json.ts'
import { type InputInfo, type InputKey, isInputKey, type SessionState } from './session-state.ts'

/** The server asks about a payment for a day; whoever comes later than that is answered by support. */
const ASKED_FOR_MS = 24 * 60 * 60 * 1000

/**
 * What every purchase's inputs become when they are dropped: nothing, but for a payment whose outcome is not known. It is
 * stored, without anything that was typed, so that the purchase's next visit asks how it ended instead of paying again
 * (P193).
 *
 * @param settled the purchase whose payment's outcome is known, which keeps nothing
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
  if (nowMs - intent.payingSince > ASKED_FOR_MS) return null
  // The fingerprint is the order's body, names and all.
  return { intent: { ...(intent as JsonObject), fingerprint: '' } }
}
