/** The visitor's text for each of the provider's reasons. */
const messages: Readonly<Record<string, string>> = {
  DECLINED: 'Your bank declined the card.',
  INSUFFICIENT_FUNDS: 'The card does not have enough funds.',
  LOST_CARD: 'Your bank declined the card.',
  EXPIRED_CARD: 'The card has expired.',
  WRONG_CVC: 'The CVV is not the one of this card.',
  PROCESSING_ERROR: 'The card could not be processed.',
  UNKNOWN_TOKEN: 'The card details have expired; enter them again.',
  UNKNOWN_SESSION: 'The card details have expired; enter them again.',
  UNKNOWN_ENCRYPTION_KEY: 'The card details have expired; enter them again.',
  NONCE_USED: 'The card details have expired; enter them again.',
  INVALID_ENCRYPTED_INPUT: 'The card details could not be read; enter them again.',
  INVALID_CARD: 'The card provider does not take these card details; check them or use another card.',
  PROVIDER_UNREACHABLE: 'The card provider could not be reached; nothing was charged.',
  NOT_RECEIVED: 'The payment did not reach the card provider; nothing was charged.',
}

/** The visitor's text for a declined payment; an unknown reason gets a general one. */
export function declineMessage(reasonCode: string | null | undefined): string {
  return messages[reasonCode ?? 'DECLINED'] ?? 'The payment was declined.'
}
