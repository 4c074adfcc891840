import './contact-details.css'
import { EMAIL_MAX_LENGTH } from '@layover/rules/email'
import { asShown } from '../ui/form/as-shown.ts'
import { TextField } from '../ui/form/text-field.tsx'
import type { VisibleErrors } from '../ui/form/use-visible-errors.ts'
import { type ContactDetails, contactFieldId } from './contact-details.ts'
import { EmailField } from './email-field.tsx'
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
  const isConfirmed = details.confirmEmail.trim() === details.email.trim()
  const leave = (name: 'email' | 'confirmEmail') => () => {
    if (looksLikeEmail(details[name])) visible.leave(contactFieldId[name])
  }
  const leaveMobile = async () => {
    // There is no error to show before the rule has answered.
    if (!(await checkMobile()) && looksLikeMobile(details.mobile)) visible.show(contactFieldId.mobile)
  }
  return (
    <>
      <EmailField
        id={contactFieldId.email}
        value={details.email}
        error={visible.of(contactFieldId.email)}
        onChange={(email) => {
          // Changing either address clears the other's error (P91).
          visible.hide(contactFieldId.confirmEmail)
          update({ email })
        }}
        onSuggestion={(email) => update({ email, ...(isConfirmed && { confirmEmail: email }) })}
        onBlur={leave('email')}
      />
      <TextField
        id={contactFieldId.confirmEmail}
        label="Confirm email"
        type="email"
        inputMode="email"
        autoComplete="off"
        maxLength={EMAIL_MAX_LENGTH}
        spellCheck={false}
        value={details.confirmEmail}
        error={visible.of(contactFieldId.confirmEmail)}
        onChange={(event) => {
          visible.hide(contactFieldId.email)
          update({ confirmEmail: asShown(event.target.value) })
        }}
        onBlur={leave('confirmEmail')}
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
