import './account.css'
import { longDay } from '../../ui/date/long-day.ts'
import { ButtonLink } from '../../ui/form/button.tsx'
import { DonePage } from '../../ui/page/done-page.tsx'
import { Link } from '../../ui/text/link.tsx'
import { DeletionSteps } from './deletion-steps.tsx'

/** `/delete-account/result`: the date and the next steps. It mentions no email (P211). */
export function DeletionResultPage({ deletionDate }: { deletionDate: string }) {
  return (
    <main id="main">
      <DeletionSteps current={3} />
      <DonePage
        title="Your account will be deleted"
        seal="Request received"
        lead="Your membership is cancelled. We will delete everything in your account by this date. There is nothing more for you to do."
        keep={{ label: 'Deleted by', value: longDay(deletionDate) }}
        actions={
          <ButtonLink look="main" to="/">
            Back to home
          </ButtonLink>
        }
      >
        <p className="small">
          You can remove the saved password from your browser. Any questions?{' '}
          <Link to="/contact-us">Contact us</Link>.
        </p>
      </DonePage>
    </main>
  )
}
