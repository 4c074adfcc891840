/** The provider's reasons in words for a visitor. */
const messages: Readonly<Record<string, string>> = {
  DECLINED: 'Your bank declined the card.',
  INSUFFICIENT_FUNDS: 'The card does not have enough funds.',
  LOST_CARD: 'Your bank declined the card.',
  EXPIRED_CARD: 'The card has expired.',
  WRONG_CVC: 'The CVV is not the one of this card.',
  PROCESSING_ERROR: 'The card could not be processed.',
  UNKNOWN_TOKEN: 'The card details have expired; enter them again.',
  NOT_RECEIVED: 'The payment did not reach the card provider; nothing was charged.',
}

/** Why a payment was declined; an unknown reason still says that it was. */
export function declineMessage(reasonCode: string | null | undefined): string {
  return messages[reasonCode ?? 'DECLINED'] ?? 'The payment was declined.'
}
