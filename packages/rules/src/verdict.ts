/** A rule's answer: the cleaned value, or the sentence at the field. */
export type Verdict<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly message: string }

/** The value passed; it is handed back in the form that is stored and sent. */
export function accept<T>(value: T): Verdict<T> {
  return { ok: true, value }
}

/** The value did not pass; `message` is shown as it is. */
export function refuse<T>(message: string): Verdict<T> {
  return { ok: false, message }
}
