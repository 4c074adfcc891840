import { EMAIL_MAX_LENGTH } from '@layover/rules/email'
import { TextField } from '../../ui/text-field.tsx'
import { fieldId } from './check-passengers.ts'
import { MobileField } from './mobile-field.tsx'
import { Names, type VisibleErrors } from './names.tsx'
import type { LeadDraft } from './passenger-draft.ts'

type Props = {
  lead: LeadDraft
  update: (patch: Partial<LeadDraft>) => void
  visible: VisibleErrors
  /** Asks the rule for mobile numbers, on leaving the field. */
  checkMobile: () => void
  onMobileParsing: (parsing: Promise<void>) => void
}

/** Who buys: names, an email typed twice, a mobile number if they like. */
export function LeadPassenger({ lead, update, visible, checkMobile, onMobileParsing }: Props) {
  const email = (name: 'email' | 'confirmEmail') => ({
    id: fieldId[name],
    type: 'email',
    inputMode: 'email' as const,
    maxLength: EMAIL_MAX_LENGTH,
    value: lead[name],
    error: visible.of(fieldId[name]),
    // An address looks complete once it has a dot behind its @ (ruling 26).
    onBlur: () => /@.+\../.test(lead[name]) && visible.show(fieldId[name]),
    spellCheck: false,
  })
  return (
    <fieldset className="card fields fields--pairs">
      <legend className="sr-only">Lead passenger</legend>
      <p className="fields__title" aria-hidden="true">
        1. Lead passenger
      </p>
      <Names place={1} names={lead} visible={visible} onChange={update} />
      <TextField
        {...email('email')}
        label="Email"
        autoComplete="email"
        onChange={(event) => {
          // Changing either address clears the other's error (spec §5).
          visible.hide(fieldId.confirmEmail)
          update({ email: event.target.value })
        }}
      />
      <TextField
        {...email('confirmEmail')}
        label="Confirm email"
        autoComplete="off"
        onChange={(event) => {
          visible.hide(fieldId.email)
          update({ confirmEmail: event.target.value })
        }}
      />
      <MobileField
        id={fieldId.mobile}
        label="Mobile number (optional)"
        value={lead}
        error={visible.of(fieldId.mobile)}
        onChange={({ telAbbr, telCountry, mobile }) =>
          update({ telAbbr, telCountry, mobile, checkedMobile: '' })
        }
        onParsing={onMobileParsing}
        onBlur={() => {
          if (lead.mobile.length < 5) return
          visible.show(fieldId.mobile)
          checkMobile()
        }}
      />
    </fieldset>
  )
}
