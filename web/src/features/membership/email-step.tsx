import type { Step, StepProps } from '../../checkout/journey/journey.ts'
import { emailMessage } from '../../contact-details/check-contact-details.ts'
import { latePart } from '../../network/late-part.ts'
import { EMAIL_FIELD, type MembershipDraft } from './membership-draft.ts'

const email = latePart(() => import('./email-form.tsx'))

/** The second step: a membership bears no name, so it only needs the buyer's email. */
export const emailStep: Step<MembershipDraft> = {
  stage: 'Booking details',
  title: 'Booking details',
  applies: () => true,
  isComplete: (draft) => emailMessage(draft.email) === undefined,
  summary: (draft) => [{ label: 'Email', value: draft.email.trim(), fieldId: EMAIL_FIELD }],
  component: EmailStep,
  load: email.load,
}

function EmailStep(props: StepProps<MembershipDraft>) {
  const { EmailForm } = email.read()
  return <EmailForm {...props} />
}
