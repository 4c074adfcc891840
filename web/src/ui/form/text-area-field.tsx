import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './field.tsx'

type Props = FieldProps & {
  value: string
  /** What it may hold at most. More can be typed and pasted, so that nobody's words are cut without a word. */
  maxCharacters: number
} & Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'value' | 'maxLength'>

/** Where few characters are left, a screen reader is told once. */
const FEW = 100

/** Several lines of text, with a count of how many characters are left. */
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
  if (left < 0) return `This is longer than ${numberText(maxCharacters)} characters.`
  return left <= FEW ? `Fewer than ${FEW} characters are left.` : ''
}

function numberText(number: number): string {
  return number.toLocaleString('en-GB')
}
