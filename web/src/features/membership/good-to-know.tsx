import { CalendarDays, CircleHelp, CreditCard, Plus, Users } from 'lucide-react'
import { Section } from '../../ui/page/section.tsx'
import { Link } from '../../ui/text/link.tsx'
import { RuledList, RuledRow } from '../../ui/text/ruled-list.tsx'

/** The rules of a membership, in the words of the terms of service. */
export function GoodToKnow() {
  return (
    <Section className="wrap" title="Good to know">
      <RuledList>
        <RuledRow icon={<CreditCard size={24} aria-hidden />}>
          <b>You pay once.</b> Nothing is charged later, and it does not renew automatically.
        </RuledRow>
        <RuledRow icon={<CalendarDays size={24} aria-hidden />}>
          <b>Use the visits in time.</b> Unused visits expire with the plan.
        </RuledRow>
        <RuledRow icon={<Plus size={24} aria-hidden />}>
          <b>More visits?</b> Add them when you buy, at the plan’s price for additional visits.
        </RuledRow>
        <RuledRow icon={<Users size={24} aria-hidden />}>
          <b>Walk-up, subject to space.</b> A membership does not guarantee entry: when a lounge is full, you
          may have to wait or try another one.
        </RuledRow>
        <RuledRow icon={<CircleHelp size={24} aria-hidden />}>
          Still a question? <Link to="/help-topics/index">Read the help topics</Link>.
        </RuledRow>
      </RuledList>
    </Section>
  )
}
