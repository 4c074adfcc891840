import type { CallFailure } from '@layover/api-client'
import { SUPPORT_MAILBOX } from '@layover/site/contact'
import { isTooMany } from '../api/use-submit.ts'
import { FormTrouble } from '../ui/form/form-trouble.tsx'

/** The refusals that the form explains itself, at a field or with `SendTrouble`. */
export const FORM_CODES = ['MOBILE_NOT_VALID', 'TOO_MANY_ATTEMPTS', 'NOT_AVAILABLE']

/** The reason why a message was refused, and what to do. The typed text stays. */
export function SendTrouble({ failure }: { failure: CallFailure }) {
  const mailbox = <a href={`mailto:${SUPPORT_MAILBOX}`}>{SUPPORT_MAILBOX}</a>
  if (isTooMany(failure)) {
    return (
      <FormTrouble tone="warn">
        You have sent several messages in a short time. Please wait an hour, then send this one. It stays here
        while this page is open.
      </FormTrouble>
    )
  }
  if (failure.kind === 'business' && failure.errorCode === 'NOT_AVAILABLE') {
    return <FormTrouble>We cannot take messages here at the moment. Please email {mailbox}.</FormTrouble>
  }
  return (
    <FormTrouble>
      We could not confirm that your message was sent. Everything you typed is still here: send it again, or
      email {mailbox}.
    </FormTrouble>
  )
}
