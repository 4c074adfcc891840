import { Armchair, CalendarClock, Repeat, Timer } from 'lucide-react'
import { Section } from '../../ui/page/section.tsx'
import { Link } from '../../ui/text/link.tsx'
import { RuledList, RuledRow } from '../../ui/text/ruled-list.tsx'

/** Typical situations, each with the fitting product. */
export function Situations() {
  return (
    <Section className="wrap" title="Which one suits you?">
      <RuledList>
        <RuledRow icon={<Armchair size={24} aria-hidden />}>
          <b>You want to sit down and eat before you fly.</b>{' '}
          <Link to="/products/item/lounge">A lounge pass</Link> opens any lounge, on any day for a year.
        </RuledRow>
        <RuledRow icon={<CalendarClock size={24} aria-hidden />}>
          <b>You need a place at a set time.</b> Some lounges hold one for you, booked at least 48 hours ahead
          and non-refundable. <Link to="/airport-list/popular">Open your airport</Link> and look for
          ‘Pre-book’.
        </RuledRow>
        <RuledRow icon={<Timer size={24} aria-hidden />}>
          <b>You fear the line more than the wait.</b> <Link to="/products/item/fast-track">Fast track</Link>{' '}
          gives you a lane of your own.
        </RuledRow>
        <RuledRow icon={<Repeat size={24} aria-hidden />}>
          <b>You fly often, or not alone.</b> <Link to="/membership-plan">A membership</Link> makes each visit
          cheaper.
        </RuledRow>
      </RuledList>
    </Section>
  )
}
