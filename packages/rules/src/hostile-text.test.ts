import { expect, it } from 'vitest'
import { checkCardExpiry } from './card-expiry.ts'
import { checkCardNumber } from './card-number.ts'
import { checkCardholderName } from './cardholder-name.ts'
import { checkCvv } from './cvv.ts'
import { foldDiscountCode } from './discount-code.ts'
import { checkEmail } from './email.ts'
import { checkFlightNumber } from './flight-number.ts'
import { formatMoney, toMinorUnits } from './money.ts'
import { checkMobile } from './phone.ts'
import { repeatedPassengers } from './unique-passengers.ts'

/** In quadratic time any of these would take minutes, far beyond the test's deadline. */
const length = 1_200_000
const hostile = ['1', ' ', '-', 'a', '.', 'a@', 'a\u0301', '12 /', '1,', '/ '].map(
  (part) => `12${part.repeat(length / part.length)}!`,
)

const rules: Record<string, (text: string) => unknown> = {
  checkCardExpiry: (text) => checkCardExpiry(text, 0),
  checkCardNumber,
  checkCardholderName,
  checkCvv: (text) => checkCvv(text),
  foldDiscountCode,
  checkEmail,
  checkFlightNumber,
  toMinorUnits: (text) => toMinorUnits(text, 'USD'),
  formatMoney: (text) => formatMoney({ amount: text, currencySymbol: '$' }),
  checkMobile: (text) => checkMobile('44', text),
  repeatedPassengers: (text) => repeatedPassengers([{ firstName: text, lastName: text }]),
}

it.each(Object.entries(rules))('%s checks long hostile text in linear time', (_name, rule) => {
  for (const text of hostile) expect(() => rule(text)).not.toThrow()
})
