import type { CallFailure } from '@layover/api-client'
import { type FormEvent, useEffect, useState } from 'react'
import { client } from '../../api/client.ts'
import { isTooMany, useSubmit } from '../../api/use-submit.ts'
import { emailMessage } from '../../contact-details/check-contact-details.ts'
import { EmailField } from '../../contact-details/email-field.tsx'
import { looksLikeEmail } from '../../contact-details/looks-complete.ts'
import { focusInView } from '../../ui/focus-in-view.ts'
import { Button } from '../../ui/form/button.tsx'
import { FormTrouble } from '../../ui/form/form-trouble.tsx'
import { useVisibleErrors } from '../../ui/form/use-visible-errors.ts'

const FIELD = 'other-address'

type Props = {
  question: { readonly reference: string; readonly key: string }
  onSent: (email: string) => void
  onCancel: () => void
}

/** The address that the confirmation goes to as well (P535). The address of the order stays as it is. */
export function OtherAddressForm({ question, onSent, onCancel }: Props) {
  const [typed, setTyped] = useState('')
  const email = typed.trim()
  const message = emailMessage(typed)
  const errors = message === undefined ? {} : { [FIELD]: message }
  const visible = useVisibleErrors(errors)
  // Its button went as the form came.
  useEffect(() => focusInView(document.getElementById(FIELD)), [])
  const send = async () => {
    if (message === undefined) return client.submit('order.mail', { ...question, email })
    visible.leave(FIELD)
    document.getElementById(FIELD)?.focus()
    return undefined
  }
  const { failure, press } = useSubmit(send, { formCodes: FORM_CODES, onDone: () => onSent(email) })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    press()
  }
  return (
    <form className="booked__other-address" noValidate onSubmit={submit} aria-label="Another address">
      <EmailField
        id={FIELD}
        value={typed}
        error={visible.of(FIELD)}
        onChange={setTyped}
        onBlur={() => looksLikeEmail(typed) && visible.leave(FIELD)}
      />
      {failure && <FormTrouble tone={isTooMany(failure) ? 'warn' : 'bad'}>{wordsOf(failure)}</FormTrouble>}
      <Button type="submit" look="solid">
        Email a copy
      </Button>
      <Button look="link" onClick={onCancel}>
        Cancel
      </Button>
    </form>
  )
}

const FORM_CODES = ['TOO_MANY_ATTEMPTS', 'ORDER_CANCELLED', 'NOT_AVAILABLE', 'NOT_FOUND']

function wordsOf(failure: CallFailure): string {
  if (isTooMany(failure)) return 'We cannot email any more copies. Copy the link of this page instead.'
  if (failure.kind === 'business' && failure.errorCode === 'ORDER_CANCELLED')
    return 'This booking was cancelled, so we cannot email any more copies.'
  return 'We could not email a copy. Please try again, or copy the link of this page.'
}
