import { SUPPORT_MAILBOX } from '@layover/site/contact'
import { Clock, LifeBuoy, Mail } from 'lucide-react'
import { useShopHas } from '../../api/use-shop-has.ts'
import { FindBooking } from '../../customer-service/find-booking.tsx'
import { Link } from '../../ui/text/link.tsx'
import { RuledList, RuledRow } from '../../ui/text/ruled-list.tsx'

/** Quicker ways to an answer, beside the form; on a phone below it. */
export function ContactSide() {
  const hasSearch = useShopHas('order.find')
  return (
    <aside className="columns__side contact__side" aria-labelledby="contact-side">
      <h2 id="contact-side">Before you write</h2>
      <RuledList>
        <RuledRow icon={<LifeBuoy size={24} aria-hidden />}>
          <b>Quickest answer</b>
          <p className="small soft">
            Most questions are answered in the <Link to="/help-topics">help topics</Link>.
          </p>
        </RuledRow>
        <RuledRow icon={<Clock size={24} aria-hidden />}>
          <b>3 to 5 working days</b>
          <p className="small soft">
            You’ll have our reply by then. You get a reference as soon as you send your message.
          </p>
        </RuledRow>
        <RuledRow icon={<Mail size={24} aria-hidden />}>
          <b>By email</b>
          <p className="small soft">
            Write to <a href={`mailto:${SUPPORT_MAILBOX}`}>{SUPPORT_MAILBOX}</a> if you prefer.
          </p>
        </RuledRow>
      </RuledList>
      {hasSearch && <FindBooking />}
      <p className="small soft contact__more">
        <Link to="/delete-account">Delete your account</Link> · <Link to="/survey/tnc">Give feedback</Link>
      </p>
    </aside>
  )
}
