import './contact-details.css'
import { EMAIL_MAX_LENGTH } from '@layover/rules/email'
import { TextField } from '../ui/form/text-field.tsx'
import type { VisibleErrors } from '../ui/form/use-visible-errors.ts'
import { type ContactDetails, contactFieldId } from './contact-details.ts'
import { looksLikeEmail, looksLikeMobile } from './looks-complete.ts'
import { MobileField } from './mobile-field.tsx'

type Props = {
  details: ContactDetails
  update: (patch: Partial<ContactDetails>) => void
  visible: VisibleErrors
  mobileLabel: string
  /** Reads the number when the field is left; false when the rule for mobile numbers refuses it. */
  checkMobile: () => Promise<boolean>
}

/** An email typed twice and a mobile number with its calling code. The form around it brings the fieldset. */
export function ContactDetailsFields(props: Props) {
  const { details, update, visible, mobileLabel, checkMobile } = props
  const email = (name: 'email' | 'confirmEmail') => ({
    id: contactFieldId[name],
    type: 'email',
    inputMode: 'email' as const,
    maxLength: EMAIL_MAX_LENGTH,
    value: details[name],
    error: visible.of(contactFieldId[name]),
    onBlur: () => looksLikeEmail(details[name]) && visible.show(contactFieldId[name]),
    spellCheck: false,
  })
  const leaveMobile = async () => {
    // There is no error to show before the rule has answered.
    if (!(await checkMobile()) && looksLikeMobile(details.mobile)) visible.show(contactFieldId.mobile)
  }
  return (
    <>
      <TextField
        {...email('email')}
        label="Email"
        autoComplete="email"
        onChange={(event) => {
          // Changing either address clears the other's error (P91).
          visible.hide(contactFieldId.confirmEmail)
          update({ email: event.target.value })
        }}
      />
      <TextField
        {...email('confirmEmail')}
        label="Confirm email"
        autoComplete="off"
        onChange={(event) => {
          visible.hide(contactFieldId.email)
          update({ confirmEmail: event.target.value })
        }}
      />
      <MobileField
        id={contactFieldId.mobile}
        label={mobileLabel}
        value={details}
        error={visible.of(contactFieldId.mobile)}
        onChange={({ telAbbr, telCountry, mobile }) =>
          update({ telAbbr, telCountry, mobile, checkedMobile: '' })
        }
        onBlur={() => void leaveMobile()}
      />
    </>
  )
}
