/** The same for every decision on a card: a thief who tries cards learns nothing from it. The log has the reason. */
const CARD_DECLINED = 'Check the card details or use another card.'

const ENTER_AGAIN = 'The card details have expired; enter them again.'

/** The visitor's text for each reason that says nothing about the card. */
const messages: Readonly<Record<string, string>> = {
  UNKNOWN_TOKEN: ENTER_AGAIN,
  UNKNOWN_SESSION: ENTER_AGAIN,
  UNKNOWN_ENCRYPTION_KEY: ENTER_AGAIN,
  NONCE_USED: ENTER_AGAIN,
  INVALID_ENCRYPTED_INPUT: 'The card details could not be read; enter them again.',
  NOT_RECEIVED: 'The payment did not reach the card provider; nothing was charged.',
}

/** Reasons that say nothing about the card. */
export const NOT_OF_CARD: readonly string[] = Object.keys(messages)

/** The visitor's text for a declined payment (P385). */
export function declineMessage(reasonCode: string | null | undefined): string {
  return messages[reasonCode ?? ''] ?? CARD_DECLINED
}
