import type { Lounge, OrderConfirmed } from '@layover/api-client'
import { isOpenAt } from '@layover/rules/opening'
import { type WallClock, wallClock } from '@layover/rules/wall-clock'
import { loungePath } from '@layover/site/addresses'
import { useOtherLoungesQuery } from '../../api/api.ts'
import { useNow } from '../../ui/date/use-now.ts'
import { Link } from '../../ui/text/link.tsx'

type Visit = NonNullable<OrderConfirmed['visit']>

/** The other lounges of the visit's terminal that are open at the airport's own time. */
function openNearby(
  lounges: readonly Lounge[],
  { placeCode, terminal }: Visit,
  clock: WallClock | undefined,
) {
  return lounges.filter(
    (lounge) =>
      lounge.loungeCode !== placeCode &&
      lounge.terminal === terminal &&
      isOpenAt(lounge.openingHours ?? [], clock),
  )
}

/** Links to open lounges beside a booked one. Nothing while they load, nor where there are none. */
export function OpenNearby({ visit }: { visit: Visit }) {
  const clock = wallClock(useNow(), visit.timeZone)
  const { data = [] } = useOtherLoungesQuery({ airportCode: visit.airportCode })
  const open = openNearby(data, visit, clock)
  if (open.length === 0) return null
  return (
    <p>
      Open now with a walk-up pass{visit.terminal && ` in ${visit.terminal}`}:{' '}
      {open.map((lounge, index) => (
        <span key={lounge.loungeCode}>
          {index > 0 && ', '}
          <Link to={loungePath(lounge)}>{lounge.loungeName}</Link>
        </span>
      ))}
    </p>
  )
}
