import type { Lounge } from '@layover/api-client'
import { listedLoungePath } from '@layover/site/addresses'
import { usePopularLoungesQuery } from '../../api/api.ts'
import { Section } from '../../ui/page/section.tsx'
import { Link } from '../../ui/text/link.tsx'

const SHOWN = 3

/**
 * A few lounges for the next trip, under a successful purchase (P204): a look at each, and nothing to buy, since the
 * pass above may open it. Nothing without any.
 */
export function PopularLounges() {
  const { data: lounges = [] } = usePopularLoungesQuery({})
  if (lounges.length === 0) return null
  return (
    <Section title="Popular lounges" remark="For your next trip" className="popular-lounges">
      <ul className="popular-lounges__rows">
        {lounges.slice(0, SHOWN).map((lounge) => (
          <PopularLounge lounge={lounge} key={lounge.loungeCode} />
        ))}
      </ul>
    </Section>
  )
}

function PopularLounge({ lounge }: { lounge: Lounge }) {
  const { airportCode, loungeName, terminal } = lounge
  return (
    <li>
      <Link className="popular-lounges__row" to={listedLoungePath(lounge)}>
        <b className="popular-lounges__airport">{airportCode}</b>
        <span>
          <b>{loungeName}</b> <span className="small soft block">{terminal}</span>
        </span>
      </Link>
    </li>
  )
}
