import './account.css'
import { Card } from '../../ui/card/card.tsx'
import { ButtonLink } from '../../ui/form/button.tsx'
import { Link } from '../../ui/text/link.tsx'
import { DeletionFacts } from './deletion-facts.tsx'
import { DeletionSteps } from './deletion-steps.tsx'

/** `/delete-account/index`: the consequences, before the form. */
export function DeletionIndexPage() {
  return (
    <main id="main">
      <DeletionSteps current={1} />
      <div className="deletion columns wrap">
        <div>
          <h1>Delete your account</h1>
          <p className="soft deletion__lead">
            Please read what happens first. Nothing is deleted on this page.
          </p>
          <DeletionFacts />
          <p className="deletion__needed">
            You will need your email address or membership number, and your password.
          </p>
          <div className="deletion__actions">
            <ButtonLink look="solid" to="/delete-account/form">
              Continue
            </ButtonLink>
            <ButtonLink look="link" to="/">
              Keep my account
            </ButtonLink>
          </div>
        </div>
        <Card as="section" className="columns__side deletion__side" aria-labelledby="deletion-side">
          <h2 id="deletion-side">Is something wrong?</h2>
          <p className="small soft">
            Tell us before you go. We reply within 3 to 5 working days, and your account stays as it is.
          </p>
          <Link to="/contact-us">Contact us</Link>
        </Card>
      </div>
    </main>
  )
}
