import type { StepProps } from '../../checkout/journey/journey.ts'
import { StepFrame } from '../../checkout/steps/step-frame.tsx'
import { emailMessage } from '../../contact-details/check-contact-details.ts'
import { EmailField } from '../../contact-details/email-field.tsx'
import { looksLikeEmail } from '../../contact-details/looks-complete.ts'
import { Card } from '../../ui/card/card.tsx'
import { ErrorSummary } from '../../ui/form/error-summary.tsx'
import { useVisibleErrors } from '../../ui/form/use-visible-errors.ts'
import { EMAIL_FIELD, type MembershipDraft } from './membership-draft.ts'

/** The form of the buyer's email. */
export function EmailForm({ checkout }: StepProps<MembershipDraft>) {
  const { draft, update, goOn } = checkout
  const message = emailMessage(draft.email)
  const visible = useVisibleErrors(message === undefined ? {} : { [EMAIL_FIELD]: message })
  const submit = () => (message === undefined ? goOn() : visible.showAll())
  return (
    <StepFrame
      checkout={checkout}
      title="Your email address"
      lead="It stays with your order, so that we can find it when you write to us. No account needed."
      onSubmit={submit}
      actionNote="Next: check your membership. You pay after that."
      hasError={visible.summary.length > 0}
    >
      <ErrorSummary errors={visible.summary} attempt={visible.attempt} />
      <Card className="fields">
        <EmailField
          id={EMAIL_FIELD}
          value={draft.email}
          error={visible.of(EMAIL_FIELD)}
          onChange={(email) => update({ email })}
          onBlur={() => looksLikeEmail(draft.email) && visible.leave(EMAIL_FIELD)}
        />
      </Card>
    </StepFrame>
  )
}
