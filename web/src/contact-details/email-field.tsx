import { EMAIL_MAX_LENGTH } from '@layover/rules/email'
import { useState } from 'react'
import { asShown } from '../ui/form/as-shown.ts'
import { Button } from '../ui/form/button.tsx'
import { TextField } from '../ui/form/text-field.tsx'
import { useAfterPress } from '../ui/form/use-after-press.ts'
import { suggestEmail } from './suggest-email.ts'

type Props = {
  id: string
  value: string
  error: string | undefined
  onChange: (email: string) => void
  /** The suggestion was taken. */
  onSuggestion?: (email: string) => void
  onBlur: () => void
}

/**
 * An email address. Once it is left, a suggestion stands under it where its domain looks misspelt: one press takes it,
 * and nothing waits for that (P92).
 */
export function EmailField({ id, value, error, onChange, onSuggestion = onChange, onBlur }: Props) {
  const [isLeft, setLeft] = useState(false)
  const afterPress = useAfterPress()
  const meant = isLeft ? suggestEmail(value) : undefined
  const take = (email: string) => {
    onSuggestion(email)
    // The button goes with its suggestion.
    document.getElementById(id)?.focus()
  }
  return (
    <div className="field">
      <TextField
        id={id}
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={EMAIL_MAX_LENGTH}
        spellCheck={false}
        value={value}
        error={error}
        onChange={(event) => {
          setLeft(false)
          onChange(asShown(event.target.value))
        }}
        onBlur={() => {
          afterPress(() => setLeft(true))
          onBlur()
        }}
      />
      <p className={meant ? 'field__suggestion small' : 'sr-only'} role="status">
        {meant && (
          <>
            Did you mean{' '}
            <Button look="link" onClick={() => take(meant)}>
              {meant}
            </Button>
            ?
          </>
        )}
      </p>
    </div>
  )
}
