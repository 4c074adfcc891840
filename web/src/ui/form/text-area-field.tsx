import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './field.tsx'

type Props = FieldProps & {
  value: string
  /** The largest number of characters. More can be typed and pasted, so that no text is cut silently. */
  maxCharacters: number
} & Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'value' | 'maxLength'>

/** Below this number a screen reader announces the remaining characters once. */
const FEW = 100

/** Several lines of text, with a count of the remaining characters. */
export function TextAreaField({
  label,
  hint,
  error,
  success,
  id,
  isFull,
  value,
  maxCharacters,
  ...area
}: Props) {
  const left = maxCharacters - value.length
  return (
    <Field label={label} hint={hint} error={error} success={success} id={id} isFull={isFull}>
      {(control) => (
        <>
          <textarea rows={6} {...area} {...control} value={value} className="input input--area" />
          <p className={left < 0 ? 'field__count field__count--over' : 'field__count'} aria-hidden="true">
            {left < 0
              ? `${numberText(-left)} too many`
              : `${numberText(value.length)} of ${numberText(maxCharacters)}`}
          </p>
          <span className="sr-only" role="status">
            {countForScreenReader(left, maxCharacters)}
          </span>
        </>
      )}
    </Field>
  )
}

function countForScreenReader(left: number, maxCharacters: number): string {
  if (left < 0) return `This is over the limit of ${numberText(maxCharacters)} characters.`
  return left <= FEW ? `Fewer than ${FEW} characters are left.` : ''
}

function numberText(number: number): string {
  return number.toLocaleString('en-GB')
}
