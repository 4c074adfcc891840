import { digitsOf } from '@layover/rules/digits'
import { NAME_FIELD_LENGTH } from '@layover/rules/latin-name'
import { CreditCard, Lock } from 'lucide-react'
import type { FocusEvent } from 'react'
import { Card as Box } from '../../ui/card/card.tsx'
import { Notice } from '../../ui/card/notice.tsx'
import { asShown } from '../../ui/form/as-shown.ts'
import { TextField } from '../../ui/form/text-field.tsx'
import type { CardErrors, CardField, CardInput } from './card.ts'
import { editCardNumber } from './card-number-text.ts'
import { DigitsField } from './digits-field.tsx'
import { editExpiry } from './expiry-text.ts'

type Props = {
  input: CardInput
  errors: CardErrors
  /** Screen reader text for an error that appears while the visitor types. */
  spoken: string | undefined
  onChange: (field: CardField, value: string) => void
  onBlur: (field: CardField) => void
  isDisabled: boolean
}

/** The id of a field's control, for the error summary's links. */
export const cardFieldId = (field: CardField) => `card-${field}`

/** Four fields (P164) that a browser can fill in. Only the payment step holds their values. */
export function CardForm({ input, errors, spoken, onChange, onBlur, isDisabled }: Props) {
  const field = (name: CardField) => ({
    id: cardFieldId(name),
    value: input[name],
    error: errors[name],
    disabled: isDisabled,
    onBlur: (_: FocusEvent) => onBlur(name),
    spellCheck: false,
  })
  return (
    <Box as="section" className="fields" aria-label="Card">
      <TextField
        {...field('cardholderName')}
        onChange={(event) => onChange('cardholderName', asShown(event.target.value))}
        label="Cardholder name"
        autoComplete="cc-name"
        maxLength={NAME_FIELD_LENGTH}
      />
      <DigitsField
        {...field('cardNumber')}
        edit={editCardNumber}
        onChange={(value) => onChange('cardNumber', value)}
        label="Card number"
        autoComplete="cc-number"
        inside={
          <span className="field__icon">
            <CreditCard size={22} aria-hidden />
          </span>
        }
      />
      <div className="field__pair">
        <DigitsField
          {...field('expiryDate')}
          edit={editExpiry}
          onChange={(value) => onChange('expiryDate', value)}
          label="Expiry date"
          placeholder="MM/YY"
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
      <p className="sr-only" role="status">
        {spoken}
      </p>
      <Notice icon={<Lock size={20} aria-hidden />}>
        Your card details go straight to the card provider. We never see or keep them.
      </Notice>
    </Box>
  )
}
