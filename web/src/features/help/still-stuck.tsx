import { Mail } from 'lucide-react'
import { ButtonLink } from '../../ui/form/button.tsx'

/** The links to a person, for visitors without an answer. */
export function StillStuck() {
  return (
    <section className="card still-stuck" aria-labelledby="still-stuck">
      <h2 id="still-stuck">Still stuck?</h2>
      <p className="soft small">
        Send us a message, with your booking reference if you have one. We reply within 3 to 5 working days.
      </p>
      <ButtonLink look="solid" isWide to="/contact-us" className="still-stuck__contact">
        <Mail size={20} aria-hidden />
        Contact us
      </ButtonLink>
      <ButtonLink look="link" isInList to="/delete-account">
        Delete my account
      </ButtonLink>
    </section>
  )
}
