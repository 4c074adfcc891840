import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './field.tsx'

type Props = FieldProps & { options: readonly { value: string; label: string }[] } & Omit<
    ComponentProps<'select'>,
    'id' | 'className' | 'children'
  >

/** A choice from a list, with the device's own picker. */
export function SelectField({ label, hint, error, success, id, isFull, options, ...select }: Props) {
  return (
    <Field label={label} hint={hint} error={error} success={success} id={id} isFull={isFull}>
      {(control) => (
        <div className="field__box">
          <select {...select} {...control} className="input input--select">
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <span className="field__icon">
            <ChevronDown size={20} aria-hidden />
          </span>
        </div>
      )}
    </Field>
  )
}
