import { ContactDetailsFields } from '../../contact-details/contact-details-fields.tsx'
import { MESSAGE_MAX_CHARACTERS } from '../../customer-service/message.ts'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import {
  FULL_NAME_MAX_LENGTH,
  fieldId,
  REASONS,
  REFERENCE_MAX_LENGTH,
  REGIONS,
  SERVICES,
} from './contact-draft.ts'
import type { ContactForm } from './use-contact-form.ts'

type Props = { form: ContactForm }

/** The options, after a first line without a choice. */
const choices = (options: readonly string[]) => [
  { value: '', label: 'Please choose' },
  ...options.map((option) => ({ value: option, label: option })),
]

/** The sender's name and contact details. */
export function AboutYou({ form }: Props) {
  const { draft, update, visible } = form
  return (
    <fieldset className="card fields fields--wide">
      <legend className="sr-only">Your details</legend>
      <p className="fields__title" aria-hidden="true">
        Your details
      </p>
      <TextField
        id={fieldId.fullName}
        isFull
        label="Full name"
        autoComplete="name"
        maxLength={FULL_NAME_MAX_LENGTH}
        spellCheck={false}
        value={draft.fullName}
        error={visible.of(fieldId.fullName)}
        onChange={(event) => update({ fullName: event.target.value })}
        onBlur={() => draft.fullName.trim() && visible.leave(fieldId.fullName)}
      />
      <ContactDetailsFields
        details={draft}
        update={update}
        visible={visible}
        mobileLabel="Mobile number"
        checkMobile={form.checkMobile}
      />
      <SelectField
        id={fieldId.region}
        label="Region"
        options={choices(REGIONS)}
        value={draft.region}
        error={visible.of(fieldId.region)}
        onChange={(event) => update({ region: REGIONS.find((one) => one === event.target.value) ?? '' })}
      />
    </fieldset>
  )
}

/** The subject of the message. */
export function AboutWhat({ form }: Props) {
  const { draft, update, visible } = form
  return (
    <fieldset className="card fields fields--wide">
      <legend className="sr-only">Your enquiry</legend>
      <p className="fields__title" aria-hidden="true">
        Your enquiry
      </p>
      <SelectField
        id={fieldId.service}
        label="Service"
        options={choices(SERVICES)}
        value={draft.service}
        error={visible.of(fieldId.service)}
        onChange={(event) => update({ service: SERVICES.find((one) => one === event.target.value) ?? '' })}
      />
      <SelectField
        id={fieldId.contactReason}
        label="Contact reason"
        options={choices(REASONS)}
        value={draft.contactReason}
        error={visible.of(fieldId.contactReason)}
        onChange={(event) =>
          update({ contactReason: REASONS.find((one) => one === event.target.value) ?? '' })
        }
      />
      {(['bookingReference', 'membershipNumber'] as const).map((name) => (
        <TextField
          key={name}
          id={fieldId[name]}
          label={
            name === 'bookingReference' ? 'Booking reference (optional)' : 'Membership number (optional)'
          }
          hint={name === 'bookingReference' ? 'Shown with your passes.' : 'Shown when you bought it.'}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={REFERENCE_MAX_LENGTH}
          value={draft[name]}
          onChange={(event) => update({ [name]: event.target.value })}
        />
      ))}
      <TextAreaField
        id={fieldId.message}
        isFull
        label="Message"
        hint="Please leave out card numbers and passwords."
        maxCharacters={MESSAGE_MAX_CHARACTERS}
        value={draft.message}
        error={visible.of(fieldId.message)}
        onChange={(event) => update({ message: event.target.value })}
        onBlur={() => draft.message.trim() && visible.leave(fieldId.message)}
      />
    </fieldset>
  )
}
