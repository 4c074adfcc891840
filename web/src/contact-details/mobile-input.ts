import type { MobileNumber } from '@layover/rules/phone'
import type { ContactDetails } from './contact-details.ts'

/** The values of the picker and the number's box. */
export type MobileInput = Pick<ContactDetails, 'telAbbr' | 'telCountry' | 'mobile'>

/** The input with a number that was read. Another code forgets the country, and the picker shows the usual one. */
export function withCode({ telAbbr, telCountry }: MobileInput, number: MobileNumber): MobileInput {
  return {
    telAbbr: number.telAbbr,
    telCountry: number.telAbbr === telAbbr ? telCountry : '',
    mobile: number.digits,
  }
}
