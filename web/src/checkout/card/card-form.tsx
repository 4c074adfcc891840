import { digitsOf } from '@layover/rules/digits'
import { CreditCard, Lock } from 'lucide-react'
import { type ChangeEvent, type ComponentProps, type FocusEvent, useLayoutEffect, useRef } from 'react'
import { Card as Box } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { CardErrors, CardField, CardInput } from './card.ts'
import { editCardNumber } from './card-number-text.ts'
import { editExpiry } from './expiry-text.ts'

type Props = {
  input: CardInput
  errors: CardErrors
  onChange: (field: CardField, value: string) => void
  onBlur: (field: CardField) => void
  isDisabled: boolean
}

/** The id of a field's control, for the error summary's links. */
export const cardFieldId = (field: CardField) => `card-${field}`

/** Four fields (spec §5) that a browser can fill in. What they hold belongs to the payment step and to nobody else. */
export function CardForm({ input, errors, onChange, onBlur, isDisabled }: Props) {
  const field = (name: CardField) => ({
    id: cardFieldId(name),
    value: input[name],
    error: errors[name],
    disabled: isDisabled,
    onBlur: (_: FocusEvent) => onBlur(name),
    onChange: (event: ChangeEvent<HTMLInputElement>) => onChange(name, event.target.value),
    spellCheck: false,
  })
  const expiry = field('expiryDate')
  return (
    <Box as="section" className="fields" aria-label="Card">
      <TextField {...field('cardholderName')} label="Cardholder name" autoComplete="cc-name" maxLength={50} />
      <CardNumberField field={field('cardNumber')} onChange={(value) => onChange('cardNumber', value)} />
      <div className="field__pair">
        <TextField
          {...expiry}
          onChange={(event) => onChange('expiryDate', editExpiry(input.expiryDate, event.target.value))}
          label="Expiry date"
          placeholder="MM/YY"
          inputMode="numeric"
          autoComplete="cc-exp"
        />
        <TextField
          {...field('cvv')}
          onChange={(event) => onChange('cvv', digitsOf(event.target.value).slice(0, 4))}
          type="password"
          label="CVV"
          placeholder="3 or 4 digits"
          inputMode="numeric"
          autoComplete="cc-csc"
        />
      </div>
      <Notice icon={<Lock size={20} aria-hidden />}>
        Your card details go straight to the card provider. We never see or keep them.
      </Notice>
    </Box>
  )
}

type NumberProps = {
  field: Omit<ComponentProps<typeof TextField>, 'label' | 'onChange'> & { value: string }
  onChange: (value: string) => void
}

/** Groups the digits as they come and leaves the caret where the eye has it. */
function CardNumberField({ field, onChange }: NumberProps) {
  const wrapper = useRef<HTMLDivElement>(null)
  const caret = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (caret.current === null) return
    wrapper.current?.querySelector('input')?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })
  const edit = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const edited = editCardNumber(field.value, target.value, target.selectionStart ?? target.value.length)
    caret.current = edited.caret
    onChange(edited.text)
  }
  return (
    <div ref={wrapper}>
      <TextField
        {...field}
        onChange={edit}
        label="Card number"
        inputMode="numeric"
        autoComplete="cc-number"
        inside={
          <span className="field__icon">
            <CreditCard size={22} aria-hidden />
          </span>
        }
      />
    </div>
  )
}
