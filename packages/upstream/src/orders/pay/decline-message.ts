/** The same for every decision on a card: a thief who tries cards learns nothing from it. The log has the reason. */
const CARD_DECLINED = 'Check the card details or use another card.'

const NOT_USABLE = 'We could not use the card details you entered.'

/** The visitor's text for each reason that says nothing about the card. */
const messages: Readonly<Record<string, string>> = {
  UNKNOWN_TOKEN: NOT_USABLE,
  UNKNOWN_SESSION: NOT_USABLE,
  UNKNOWN_ENCRYPTION_KEY: NOT_USABLE,
  NONCE_USED: NOT_USABLE,
  INVALID_ENCRYPTED_INPUT: 'We could not read the card details you entered.',
  NOT_RECEIVED: 'The payment did not reach the card provider; nothing was charged.',
}

/** Reasons that say nothing about the card. */
export const NOT_OF_CARD: readonly string[] = Object.keys(messages)

/** The visitor's text for a declined payment (P385). */
export function declineMessage(reasonCode: string | null | undefined): string {
  return messages[reasonCode ?? ''] ?? CARD_DECLINED
}
