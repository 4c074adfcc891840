import type { Passenger } from '@layover/api-client'
import { NAME_FIELD_LENGTH, NAME_MIN_LENGTH } from '@layover/rules/latin-name'
import { asShown } from '../../ui/form/as-shown.ts'
import { TextField } from '../../ui/form/text-field.tsx'
import type { VisibleErrors } from '../../ui/form/use-visible-errors.ts'
import { fieldId } from './passenger-field-ids.ts'

type Props = {
  place: number
  names: Passenger
  visible: VisibleErrors
  onChange: (names: Partial<Passenger>) => void
}

/** First and last name of one passenger. Autofill applies to the lead alone: the others are other people. */
export function Names({ place, names, visible, onChange }: Props) {
  const field = (part: keyof Passenger) => {
    const id = fieldId[part](place)
    return {
      id,
      value: names[part],
      error: visible.of(id),
      maxLength: NAME_FIELD_LENGTH,
      onBlur: () => names[part].trim().length >= NAME_MIN_LENGTH && visible.leave(id),
      spellCheck: false,
    }
  }
  const isLead = place === 1
  return (
    <>
      <TextField
        {...field('firstName')}
        label="First name"
        autoComplete={isLead ? 'given-name' : 'off'}
        onChange={(event) => onChange({ firstName: asShown(event.target.value) })}
      />
      <TextField
        {...field('lastName')}
        label="Last name"
        autoComplete={isLead ? 'family-name' : 'off'}
        onChange={(event) => onChange({ lastName: asShown(event.target.value) })}
      />
    </>
  )
}
