import { MOBILE_DEFAULT_TEL_ABBR } from '@layover/rules/phone'

/** How somebody can be reached, as typed. */
export type ContactDetails = {
  readonly email: string
  readonly confirmEmail: string
  readonly telAbbr: string
  /** Which of the countries that share the code was chosen; for the picker alone. */
  readonly telCountry: string
  readonly mobile: string
  /** The number as it is sent, once the rule has accepted what was typed; empty until then. */
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

/** The address and the number as a call takes them: the number only when there is one. */
export function sentContactDetails({ email, telAbbr, checkedMobile }: ContactDetails): {
  email: string
  mobile?: { telAbbr: string; number: string }
} {
  return { email: email.trim(), ...(checkedMobile && { mobile: { telAbbr, number: checkedMobile } }) }
}
