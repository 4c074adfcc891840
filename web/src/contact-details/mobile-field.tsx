import { isInternational, readMobile, typedMobile } from '@layover/rules/phone'
import { type ChangeEvent, type ClipboardEvent, useRef, useState } from 'react'
import { Field } from '../ui/form/field.tsx'
import { CallingCodePicker } from './calling-code-picker.tsx'
import { type MobileInput, withCode } from './mobile-input.ts'

type Props = {
  id: string
  label: string
  value: MobileInput
  error: string | undefined
  onChange: (value: MobileInput) => void
  onBlur: () => void
}

/**
 * A number with its country's calling code. `+44 7400 123456`, typed, pasted or autofilled, sets both as soon as the
 * code is whole (P94). Until then the number stands as typed, and leaving the field or Next reads it.
 */
export function MobileField(props: Props) {
  const { id, label, value, error, onChange, onBlur } = props
  const latest = useRef(props)
  latest.current = props
  const [readCode, setReadCode] = useState('')
  const take = (text: string) => {
    const mobile = typedMobile(text)
    onChange({ ...value, mobile })
    if (isInternational(mobile)) void takeCode(mobile)
  }
  const takeCode = async (mobile: string) => {
    const number = await readMobile(mobile, value.telAbbr)
    const now = latest.current
    // A later keystroke brings its own reading.
    if (!number?.digits || now.value.mobile !== mobile) return
    setReadCode(number.telAbbr)
    now.onChange(withCode(now.value, number))
  }
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const typed = target.value
    const caret = target.selectionStart ?? typed.length
    const isAtEnd = caret === typed.length || typed.length > value.mobile.length + 1
    stripInPlace(target, caret)
    // In the middle of a number the code may still grow.
    if (isAtEnd) take(typed)
    else onChange({ ...value, mobile: typedMobile(typed) })
  }
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text')
    // Such a number replaces whatever stands there.
    if (!isInternational(text)) return
    event.preventDefault()
    take(text)
  }
  return (
    <Field id={id} label={label} error={error}>
      {(control) => (
        <div className="mobile-field">
          <CallingCodePicker value={value} onChange={onChange} />
          <input
            {...control}
            className="input"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            value={value.mobile}
            onChange={type}
            onPaste={paste}
            onBlur={onBlur}
          />
          <span className="sr-only" role="status">
            {readCode && readCode === value.telAbbr ? `Country calling code +${readCode}` : ''}
          </span>
        </div>
      )}
    </Field>
  )
}

/** Strips the other signs where they were typed, so that the caret stays behind its digit. */
function stripInPlace(input: HTMLInputElement, caret: number): void {
  const typed = input.value
  const shown = typedMobile(typed)
  if (shown === typed) return
  const place = typedMobile(typed.slice(0, caret)).length
  input.value = shown
  input.setSelectionRange(place, place)
}
