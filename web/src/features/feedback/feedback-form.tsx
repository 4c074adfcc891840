import { EMAIL_MAX_LENGTH } from '@layover/rules/email'
import { type FormEvent, type ReactNode, useId } from 'react'
import { looksLikeEmail } from '../../contact-details/looks-complete.ts'
import { MESSAGE_MAX_CHARACTERS } from '../../customer-service/message.ts'
import { SendTrouble } from '../../customer-service/send-trouble.tsx'
import { asShown } from '../../ui/form/as-shown.ts'
import { Button } from '../../ui/form/button.tsx'
import { ErrorSummary } from '../../ui/form/error-summary.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { fieldId } from './feedback-draft.ts'
import { Rating } from './rating.tsx'
import type { FeedbackForm as Form } from './use-feedback-form.ts'

type Props = {
  form: Form
  /** The survey's terms: after the questions and above the button, so that they are read before sending (P21). */
  terms: ReactNode
}

/** Rating, message, and an optional email for a reply. */
export function FeedbackForm({ form, terms }: Props) {
  const { draft, update, visible, failure } = form
  const titleId = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    form.submit()
  }
  return (
    <form className="feedback__form" noValidate onSubmit={submit} aria-labelledby={titleId}>
      <h2 id={titleId}>Your feedback</h2>
      <ErrorSummary errors={visible.summary} attempt={visible.attempt} />
      <div className="card fields">
        <Rating
          value={draft.rating}
          error={visible.of(fieldId.rating)}
          onChange={(rating) => update({ rating })}
        />
        <TextAreaField
          id={fieldId.message}
          label="Message"
          hint="What went well, and what didn’t?"
          maxCharacters={MESSAGE_MAX_CHARACTERS}
          value={draft.message}
          error={visible.of(fieldId.message)}
          onChange={(event) => update({ message: event.target.value })}
          onBlur={() => draft.message.trim() && visible.leave(fieldId.message)}
        />
        <TextField
          id={fieldId.email}
          label="Email (optional)"
          hint="So we can follow up."
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={EMAIL_MAX_LENGTH}
          spellCheck={false}
          value={draft.email}
          error={visible.of(fieldId.email)}
          onChange={(event) => update({ email: asShown(event.target.value) })}
          onBlur={() => looksLikeEmail(draft.email) && visible.leave(fieldId.email)}
        />
      </div>
      {terms}
      {failure && <SendTrouble failure={failure} />}
      <Button type="submit" look="main" className="feedback__send">
        Send feedback
      </Button>
    </form>
  )
}
