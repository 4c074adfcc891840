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
          <b>You pay once.</b> Nothing is charged later, and a plan does not renew itself.
        </RuledRow>
        <RuledRow icon={<CalendarDays size={24} aria-hidden />}>
          <b>Use the visits in time.</b> What is left when the plan ends is gone, so choose what you will use.
        </RuledRow>
        <RuledRow icon={<Plus size={24} aria-hidden />}>
          <b>More visits?</b> Add them when you buy, at the plan’s own price for each.
        </RuledRow>
        <RuledRow icon={<Users size={24} aria-hidden />}>
          <b>A visit holds no place.</b> When a lounge is full, you may have to wait or try another one.
        </RuledRow>
        <RuledRow icon={<CircleHelp size={24} aria-hidden />}>
          Still a question? <Link to="/help-topics/index">Read the help topics</Link>.
        </RuledRow>
      </RuledList>
    </Section>
  )
}
