import type { LoungeDetail } from '@layover/api-client'
import { RuledList } from '../../ui/ruled-list.tsx'

/** What to know of a lounge before a place in it is paid for: its limits, and its own rules. */
export function BeforeYouBook({ lounge }: { lounge: LoungeDetail }) {
  const { maxBookingNum, maxStayHours, rules } = lounge
  const limits = [
    'Book at least 48 hours ahead.',
    `One booking is for ${maxBookingNum} ${maxBookingNum === 1 ? 'person' : 'people'} at most.`,
    `Stay up to ${maxStayHours} ${maxStayHours === 1 ? 'hour' : 'hours'}.`,
  ]
  const own = rules.filter((rule) => !/^stay up to/i.test(rule))
  return (
    <section aria-labelledby="before-you-book">
      <h2 id="before-you-book" className="h3">
        Before you book
      </h2>
      <RuledList>
        {[...limits, ...own].map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </RuledList>
    </section>
  )
}
