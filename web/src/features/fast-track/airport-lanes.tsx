import type { Lane } from '@layover/api-client'
import { ArrowRight } from 'lucide-react'
import { Price } from '../../ui/price.tsx'
import { Section } from '../../ui/section.tsx'

/** The fast-track lanes of one airport. They cannot be bought here yet, so there is no button, and a word says so. */
export function AirportLanes({ lanes }: { lanes: readonly Lane[] }) {
  return (
    <Section
      title={lanes.length === 1 ? '1 fast-track lane' : `${lanes.length} fast-track lanes`}
      remark="Booking is not open in this shop yet"
      className="wrap"
    >
      <ul className="lane-list">
        {lanes.map((lane) => (
          <li className="card lane" key={lane.cipCode}>
            <span className="lane__mark">
              <ArrowRight size={28} strokeWidth={2.5} aria-hidden />
            </span>
            <div>
              <h3>{lane.cipName}</h3>
              <p className="small soft">
                {[lane.terminal, lane.type, lane.securityType].filter(Boolean).join(', ')}
              </p>
            </div>
            <p className="lane__price">
              <Price amount={lane.price} currencySymbol={lane.currencySymbol} />
              <span className="fine soft">per person, non-refundable</span>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
