import type { LoungeDetail } from '@layover/api-client'
import { upToPeople } from '@layover/rules/visit-text'
import { CalendarClock, Info, Timer, Users } from 'lucide-react'
import { RuledList, RuledRow } from '../../ui/text/ruled-list.tsx'

/** The limits and rules of a lounge, to read before paying for a place. */
export function BeforeYouBook({ lounge }: { lounge: LoungeDetail }) {
  const { maxBookingNum, maxStayHours, rules } = lounge
  const facts = [
    { Icon: CalendarClock, text: 'Book at least 48 hours ahead.' },
    {
      Icon: Users,
      text: `${upToPeople(maxBookingNum)}.`,
    },
    { Icon: Timer, text: `Stay up to ${maxStayHours} ${maxStayHours === 1 ? 'hour' : 'hours'}.` },
    ...rules.filter((rule) => !/^stay up to/i.test(rule)).map((text) => ({ Icon: Info, text })),
  ]
  return (
    <section className="checkout__group" aria-labelledby="before-you-book">
      <h2 id="before-you-book" className="h3">
        Before you book
      </h2>
      <RuledList>
        {facts.map(({ Icon, text }) => (
          <RuledRow icon={<Icon size={24} aria-hidden />} key={text}>
            {text}
          </RuledRow>
        ))}
      </RuledList>
    </section>
  )
}
