import type { CallFailure } from '@layover/api-client'
import { isTooMany } from '../../api/use-submit.ts'
import { FormTrouble } from '../../ui/form/form-trouble.tsx'
import { Link } from '../../ui/text/link.tsx'

/** The reason why an account could not be deleted, and what to do. */
export function DeletionTrouble({ failure }: { failure: CallFailure }) {
  if (isTooMany(failure)) {
    return (
      <FormTrouble tone="warn">
        There have been too many attempts. Please wait an hour before you try again. If you have forgotten
        your password, <Link to="/contact-us">contact us</Link>.
      </FormTrouble>
    )
  }
  if (failure.kind === 'business' && failure.errorCode === 'NOT_AVAILABLE') {
    return (
      <FormTrouble>
        We cannot delete accounts here at the moment. Please <Link to="/contact-us">contact us</Link>.
      </FormTrouble>
    )
  }
  return (
    <FormTrouble>
      We could not confirm that your account will be deleted. Please try again, or{' '}
      <Link to="/contact-us">contact us</Link>.
    </FormTrouble>
  )
}
