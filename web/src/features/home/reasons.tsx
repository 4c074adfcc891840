import { CLAIMED_AIRPORTS, CLAIMED_LANES, CLAIMED_LOUNGES } from '@layover/site/claims'
import { Section } from '../../ui/page/section.tsx'

/** The claims, without any other number (P4). */
const REASONS = [
  { number: CLAIMED_LOUNGES, of: 'lounges on one pass', text: 'Buy it today, use it on any day for a year.' },
  { number: CLAIMED_LANES, of: 'fast-track locations', text: 'Many take same-day bookings.' },
  { number: CLAIMED_AIRPORTS, of: 'airports', text: 'Any airline, any ticket class.' },
]

export function Reasons() {
  return (
    <Section className="wrap" title="Why choose Layover">
      <ul className="reasons">
        {REASONS.map(({ number, of, text }) => (
          <li className="reason" key={of}>
            <p>
              <small className="reason__more">More than</small> <b className="reason__number">{number}</b>
            </p>
            <p>
              <strong className="block">{of}</strong> <span className="soft">{text}</span>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
