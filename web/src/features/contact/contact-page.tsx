import { REPLY_TIME } from '@layover/site/contact'
import { type FormEvent, type ReactNode, useId } from 'react'
import { SendTrouble } from '../../customer-service/send-trouble.tsx'
import { SentPage } from '../../customer-service/sent-page.tsx'
import { useSentReference } from '../../customer-service/sent-reference.ts'
import { Button } from '../../ui/form/button.tsx'
import { ErrorSummary } from '../../ui/form/error-summary.tsx'
import { BottomBar } from '../../ui/page/bottom-bar.tsx'
import { useIsAlive } from '../../ui/page/use-is-alive.ts'
import { AboutWhat, AboutYou } from './contact-fields.tsx'
import { ContactSide } from './contact-side.tsx'
import { useContactForm } from './use-contact-form.ts'
import './contact.css'

type Head = (title: string, hasError?: boolean) => ReactNode

/** `/contact-us` (P17): the form, then the reference of the sent message. */
export function ContactPage({ head }: { head: Head }) {
  const [reference, keep] = useSentReference()
  if (reference === undefined) return <ContactForm head={head} onSent={keep} />
  return (
    <SentPage head={head} title="We have your message" reference={reference}>
      <p>
        We will reply to the email address you gave us within 3 to 5 working days. Please quote this reference
        if you write again.
      </p>
    </SentPage>
  )
}

function ContactForm({ head, onSent }: { head: Head; onSent: (reference: string) => void }) {
  const form = useContactForm(onSent)
  const formId = useId()
  // Before hydration the browser would submit the form itself and lose the typed text.
  const type = useIsAlive() ? 'submit' : 'button'
  const { visible, failure } = form
  const submit = (event: FormEvent) => {
    event.preventDefault()
    form.submit()
  }
  return (
    <main id="main">
      {head('Contact us', visible.summary.length > 0)}
      <div className="contact columns wrap">
        <form id={formId} className="contact__form" noValidate onSubmit={submit}>
          <div>
            <h1>Contact us</h1>
            <p className="soft">Tell us what happened. {REPLY_TIME}</p>
          </div>
          <ErrorSummary errors={visible.summary} attempt={visible.attempt} />
          <div className="contact__group">
            <AboutYou form={form} />
            <AboutWhat form={form} />
          </div>
          {failure && <SendTrouble failure={failure} />}
          <Button type={type} look="main" className="contact__send">
            Send message
          </Button>
        </form>
        <ContactSide />
      </div>
      <BottomBar note="You get a reference straight away.">
        <Button type={type} form={formId} look="main">
          Send message
        </Button>
      </BottomBar>
    </main>
  )
}
