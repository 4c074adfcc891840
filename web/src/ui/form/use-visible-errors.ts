import { useCallback, useRef, useState } from 'react'
import { useAfterPress } from './use-after-press.ts'

/** The errors of wrong fields, keyed by the control's id, in the order of the form. */
export type FieldErrors = Readonly<Record<string, string>>

/**
 * Decides when errors show (P81): on leaving a field whose value looks complete, and all of them on Next. An error
 * disappears with the keystroke that corrects it, and does not return until the field is left again.
 */
export function useVisibleErrors(errors: FieldErrors) {
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set())
  const [attempt, setAttempt] = useState(0)
  const add = useCallback((ids: readonly string[]) => setShown((old) => new Set([...old, ...ids])), [])
  const afterPress = useAfterPress()
  const show = useCallback((id: string) => afterPress(() => add([id])), [afterPress, add])
  const latest = useRef(errors)
  latest.current = errors
  // A right field that is left draws nothing.
  const leave = useCallback(
    (id: string) => afterPress(() => id in latest.current && add([id])),
    [afterPress, add],
  )
  const hide = useCallback(
    (id: string) => setShown((old) => (old.has(id) ? new Set([...old].filter((one) => one !== id)) : old)),
    [],
  )
  // The drawing hides them. An effect would run later, and hide an error that was shown since.
  const wrong = [...shown].filter((id) => id in errors)
  if (wrong.length < shown.size) setShown(new Set(wrong))
  const list = Object.entries(errors).flatMap(([fieldId, message]) =>
    shown.has(fieldId) ? [{ fieldId, message }] : [],
  )
  return {
    /** The visible error of one field. */
    of: (id: string) => (shown.has(id) ? errors[id] : undefined),
    /** Shows the error of a field, even one that comes only with the next drawing. */
    show,
    /** The field was left: shows its error if it has one. */
    leave,
    hide,
    /** After Next: shows every error, and the summary takes focus. */
    showAll: (all: FieldErrors = errors) => {
      add(Object.keys(all))
      setAttempt((count) => count + 1)
    },
    /** The summary's errors; empty before the first Next. */
    summary: attempt > 0 ? list : [],
    attempt,
  }
}

export type VisibleErrors = ReturnType<typeof useVisibleErrors>
