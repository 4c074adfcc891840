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
          <Link to="/products/item/lounge">A lounge pass</Link> works at any lounge, on any day for a year.
        </RuledRow>
        <RuledRow icon={<CalendarClock size={24} aria-hidden />}>
          <b>You want a guaranteed place.</b> Some lounges can be pre-booked at least 48 hours ahead
          (non-refundable). <Link to="/airport-list/popular">Find your airport</Link> and look for ‘Pre-book’.
        </RuledRow>
        <RuledRow icon={<Timer size={24} aria-hidden />}>
          <b>You’d rather skip the queue.</b> <Link to="/products/item/fast-track">Fast track</Link> gives you
          a separate, faster lane.
        </RuledRow>
        <RuledRow icon={<Repeat size={24} aria-hidden />}>
          <b>You fly often, or with others.</b> <Link to="/membership-plan">A membership</Link> makes each
          visit cheaper.
        </RuledRow>
      </RuledList>
    </Section>
  )
}
