import type { ComponentProps, ReactNode } from 'react'
import { Field, type FieldProps } from './field.tsx'

type Props = FieldProps & {
  /** A small Button or an icon inside the right edge of the field. */
  inside?: ReactNode
} & Omit<ComponentProps<'input'>, 'id' | 'className'>

/** A line of text. Accepts all props of an `input`. */
export function TextField({ label, hint, error, success, id, isFull, inside, ...input }: Props) {
  return (
    <Field label={label} hint={hint} error={error} success={success} id={id} isFull={isFull}>
      {(control) => (
        <div className="field__box">
          <input type="text" {...input} {...control} className="input" />
          {inside}
        </div>
      )}
    </Field>
  )
}
