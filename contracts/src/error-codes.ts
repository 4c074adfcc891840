/** Every error code with a documented meaning (P317). An unknown code stays a failure all the same. */
export const errorCodes = {
  '20001': 'This discount code has already been used.',
  '20002': 'This discount code is not valid.',
  '20005': 'This discount code has expired.',
  '210380': 'The card provider does not know this card number.',
  '210381': 'The card provider cannot take this card number.',
  NOT_FOUND: 'No such airport, lounge, lane, plan or order.',
  NOT_AVAILABLE: 'This is not available here.',
  TIME_UNAVAILABLE: 'There are no places left at the chosen time.',
  HOLD_EXPIRED: 'The place is no longer held.',
  TOO_EARLY: 'The chosen time does not give enough notice.',
  ORDER_IN_PAYMENT: 'The order that this one would replace is being paid or has been paid.',
  PRICE_CHANGED: 'The price has changed; fetch it again.',
  DISCOUNT_NOT_APPLICABLE: 'The discount code does not apply to this purchase.',
  PASSENGERS_NOT_UNIQUE: 'Please use unique names for each passenger.',
  MOBILE_NOT_VALID: 'Please check your mobile number for mistakes.',
  ORDER_CANCELLED: 'This booking was cancelled or refunded.',
  ORDER_EXPIRED: 'The order was not paid in time.',
  PAYMENT_DECLINED: 'The card was declined; the message has the reason.',
  PROVIDER_UNAVAILABLE: 'Card payments are not working at the moment. Nothing has been charged.',
  WRONG_CREDENTIALS: 'The password is wrong or the account does not exist.',
  ENCRYPTION_KEY_UNKNOWN:
    'The password was encrypted with a key that is no longer in use; fetch the key again.',
  TOO_MANY_ATTEMPTS: 'Too many attempts; try again later.',
} as const

export type ErrorCode = keyof typeof errorCodes

/** A discount code that nobody can use: used, not valid or expired (P129 to P131). */
export const unusableCodeErrors = ['20001', '20002', '20005'] as const satisfies readonly ErrorCode[]

export type UnusableCodeError = (typeof unusableCodeErrors)[number]

/** A discount code that is refused: the same, or not for this purchase (P129 to P132). */
export const discountErrorCodes = [...unusableCodeErrors, 'DISCOUNT_NOT_APPLICABLE'] as const
