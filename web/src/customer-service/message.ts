/** The longest message that the call accepts. */
export const MESSAGE_MAX_CHARACTERS = 4000

/** The error of a required message. */
export function messageError(message: string): string | undefined {
  if (message.trim() === '') return 'Please write your message.'
  const isTooLong = message.length > MESSAGE_MAX_CHARACTERS
  return isTooLong ? 'Please shorten your message to 4,000 characters.' : undefined
}
