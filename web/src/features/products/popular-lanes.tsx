import type { Lane } from '@layover/api-client'
import { formatMoney } from '@layover/rules/money'
import { airportPath } from '@layover/site/addresses'
import { useRead } from '../../api/use-read.ts'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { Link } from '../../ui/text/link.tsx'

const SHOWN = 5
const PLACES = ['a', 'b', 'c', 'd', 'e']

/** A few lanes with their airports and prices. */
export function PopularLanes() {
  const { data: lanes, hasFailed } = useRead('popularLanes', {})
  if (hasFailed || lanes?.length === 0) {
    return <p className="soft">Open an airport’s page to see its lanes and prices.</p>
  }
  return (
    <ul className="lane-rows" aria-busy={!lanes}>
      {lanes
        ? lanes.slice(0, SHOWN).map((lane) => <LaneRow lane={lane} key={lane.cipCode} />)
        : PLACES.map((place) => (
            <li className="lane-rows__row" key={place}>
              <Skeleton shape="text" />
              <Skeleton shape="text" width="half" />
            </li>
          ))}
    </ul>
  )
}

function LaneRow({ lane }: { lane: Lane }) {
  const { agentId, airportCode, cipName, terminal, price, currencySymbol } = lane
  const path = airportPath({ agentId, code: airportCode })
  return (
    <li>
      <Link className="lane-rows__row" to={path}>
        <b className="lane-rows__code">{airportCode}</b>
        <span>
          {cipName}
          {!cipName.includes(terminal) && `, ${terminal}`}
        </span>
        <b className="lane-rows__price">{formatMoney({ amount: price, currencySymbol })}</b>
      </Link>
    </li>
  )
}
