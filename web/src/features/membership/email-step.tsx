import type { Step, StepProps } from '../../checkout/journey/journey.ts'
import { StepFrame } from '../../checkout/steps/step-frame.tsx'
import { emailMessage } from '../../contact-details/check-contact-details.ts'
import { EmailField } from '../../contact-details/email-field.tsx'
import { looksLikeEmail } from '../../contact-details/looks-complete.ts'
import { Card } from '../../ui/card/card.tsx'
import { ErrorSummary } from '../../ui/form/error-summary.tsx'
import { useVisibleErrors } from '../../ui/form/use-visible-errors.ts'
import type { MembershipDraft } from './membership-draft.ts'

const FIELD = 'email'

/** The second step: a membership bears no name, so it only needs the buyer's email. */
export const emailStep: Step<MembershipDraft> = {
  stage: 'Booking details',
  title: 'Booking details',
  applies: () => true,
  isComplete: ({ email }) => emailMessage(email) === undefined,
  summary: ({ email }) => [{ label: 'Email', value: email.trim(), fieldId: FIELD }],
  component: EmailStep,
}

function EmailStep({ checkout }: StepProps<MembershipDraft>) {
  const { draft, update, goOn } = checkout
  const message = emailMessage(draft.email)
  const visible = useVisibleErrors(message === undefined ? {} : { [FIELD]: message })
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
          id={FIELD}
          value={draft.email}
          error={visible.of(FIELD)}
          onChange={(email) => update({ email })}
          onBlur={() => looksLikeEmail(draft.email) && visible.show(FIELD)}
        />
      </Card>
    </StepFrame>
  )
}
