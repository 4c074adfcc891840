import { checkConfirmEmail, checkEmail } from '@layover/rules/email'
import { MOBILE_MESSAGE } from '@layover/rules/phone'
import type { FieldErrors } from '../ui/form/use-visible-errors.ts'
import { type ContactDetails, contactFieldId } from './contact-details.ts'

type Options = {
  /** The result of the rule for the current number. The rule takes a moment; until then the number counts as right. */
  isMobileRefused?: boolean
  isMobileRequired?: boolean
}

/** The errors of an email typed twice and a mobile number, keyed by field, in the order of the form (P90 to P94). */
export function checkContactDetails(details: ContactDetails, options: Options = {}): FieldErrors {
  const email = emailMessage(details.email)
  const confirmEmail = confirmEmailMessage(details)
  const mobile = mobileMessage(details, options)
  return {
    ...(email && { [contactFieldId.email]: email }),
    ...(confirmEmail && { [contactFieldId.confirmEmail]: confirmEmail }),
    ...(mobile && { [contactFieldId.mobile]: mobile }),
  }
}

/** The error of a required email; undefined when it is right. */
export function emailMessage(email: string): string | undefined {
  if (email.trim() === '') return 'Enter your email address.'
  const verdict = checkEmail(email)
  return verdict.ok ? undefined : verdict.message
}

/** Required like the email: two empty boxes match, but the second still has to be filled. */
function confirmEmailMessage({ email, confirmEmail }: ContactDetails): string | undefined {
  if (confirmEmail.trim() === '') return 'Enter your email address again.'
  const verdict = checkConfirmEmail(email, confirmEmail)
  return verdict.ok ? undefined : verdict.message
}

function mobileMessage(
  { mobile }: ContactDetails,
  { isMobileRefused, isMobileRequired }: Options,
): string | undefined {
  if (isMobileRequired && mobile === '') return 'Enter your mobile number.'
  return isMobileRefused ? MOBILE_MESSAGE : undefined
}
