import { countVisible } from '@layover/rules/visible-text'

/** The longest message that the call accepts. */
export const MESSAGE_MAX_CHARACTERS = 4000

/** The error of a required message. */
export function messageError(message: string): string | undefined {
  if (countVisible(message) === 0) return 'Enter your message.'
  const isTooLong = message.length > MESSAGE_MAX_CHARACTERS
  return isTooLong ? 'Please shorten your message to 4,000 characters.' : undefined
}

/** A text as it is sent: trimmed, and without the NUL that a paste may bring along and that no provider stores. */
export function sentText(text: string): string {
  return text.replaceAll('\0', '').trim()
}
