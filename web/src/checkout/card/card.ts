import { CARD_EXPIRY_MESSAGE, type CardExpiry, checkCardExpiry } from '@layover/rules/card-expiry'
import { CARD_NUMBER_MESSAGE, CARD_NUMBER_MIN_DIGITS, checkCardNumber } from '@layover/rules/card-number'
import { CARDHOLDER_NAME_MESSAGE, checkCardholderName } from '@layover/rules/cardholder-name'
import { CVV_MESSAGE, checkCvv } from '@layover/rules/cvv'
import { digitsOf } from '@layover/rules/digits'
import { cardType } from './card-type.ts'

/** The four fields as typed (P164). They live in the payment form and nowhere else. */
export type CardInput = {
  readonly cardholderName: string
  readonly cardNumber: string
  readonly expiryDate: string
  readonly cvv: string
}
export type CardField = keyof CardInput
export type CardErrors = { readonly [F in CardField]?: string }

/** A valid card: digits only, the name trimmed. */
export type Card = {
  readonly cardholderName: string
  readonly cardNumber: string
  readonly expiry: CardExpiry
  readonly cvv: string
}

export const EMPTY_CARD: CardInput = { cardholderName: '', cardNumber: '', expiryDate: '', cvv: '' }
export const CARD_FIELDS = ['cardholderName', 'cardNumber', 'expiryDate', 'cvv'] as const

/** The errors of fields that the provider rejects without a reason (P181). */
export const FIELD_MESSAGES: Readonly<Record<CardField, string>> = {
  cardholderName: CARDHOLDER_NAME_MESSAGE,
  cardNumber: CARD_NUMBER_MESSAGE,
  expiryDate: CARD_EXPIRY_MESSAGE,
  cvv: CVV_MESSAGE,
}

/** The only message of the provider that visitors may read (P181). */
export const PARAMETER_MISSING = 'Parameter missing'

/** Checks the four fields (P165 to P170). Returns the card, or the error of each wrong field. */
export function checkCard(input: CardInput, nowMs: number): { card: Card } | { errors: CardErrors } {
  const name = checkCardholderName(input.cardholderName)
  const number = checkCardNumber(input.cardNumber)
  const expiry = checkCardExpiry(input.expiryDate, nowMs)
  const { name: brand, cvvLength } = cardType(digitsOf(input.cardNumber))
  const cvv = checkCvv(input.cvv, brand ? cvvLength : undefined)
  if (name.ok && number.ok && expiry.ok && cvv.ok) {
    return {
      card: { cardholderName: name.value, cardNumber: number.value, expiry: expiry.value, cvv: cvv.value },
    }
  }
  return {
    errors: {
      ...(!name.ok && { cardholderName: name.message }),
      ...(!number.ok && { cardNumber: number.message }),
      ...(!expiry.ok && { expiryDate: expiry.message }),
      ...(!cvv.ok && { cvv: cvv.message }),
    },
  }
}

/** Whether a value looks finished, so that leaving its field may show an error (P81). */
export function looksComplete(field: CardField, input: CardInput): boolean {
  const digits = digitsOf(input[field]).length
  if (field === 'cardholderName') return input.cardholderName.trim() !== ''
  if (field === 'cardNumber') return digits >= CARD_NUMBER_MIN_DIGITS
  return digits >= (field === 'cvv' ? 3 : 4)
}

const NEEDED: Record<CardField, string> = {
  cardholderName: 'the cardholder name',
  cardNumber: 'the card number',
  expiryDate: 'the expiry date',
  cvv: 'the CVV',
}

/** The empty fields, as the line about missing answers lists them. */
export function emptyFields(input: CardInput): readonly string[] {
  return CARD_FIELDS.filter((field) => input[field].trim() === '').map((field) => NEEDED[field])
}
