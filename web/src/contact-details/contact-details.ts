import { MOBILE_DEFAULT_TEL_ABBR } from '@layover/rules/phone'

/** Email and mobile number, as typed. */
export type ContactDetails = {
  readonly email: string
  readonly confirmEmail: string
  readonly telAbbr: string
  /** The chosen country among those that share the code; used by the picker alone. */
  readonly telCountry: string
  readonly mobile: string
  /** The number to send, once the rule has accepted the typed one; empty until then. */
  readonly checkedMobile: string
}

export const NO_CONTACT_DETAILS: ContactDetails = {
  email: '',
  confirmEmail: '',
  telAbbr: MOBILE_DEFAULT_TEL_ABBR,
  telCountry: 'United Kingdom',
  mobile: '',
  checkedMobile: '',
}

/** The ids of the controls, for the error summary's links. */
export const contactFieldId = { email: 'email', confirmEmail: 'confirm-email', mobile: 'mobile' } as const

/** The email and the number for a call: the number only when there is one. */
export function sentContactDetails({ email, telAbbr, checkedMobile }: ContactDetails): {
  email: string
  mobile?: { telAbbr: string; number: string }
} {
  return { email: email.trim(), ...(checkedMobile && { mobile: { telAbbr, number: checkedMobile } }) }
}
