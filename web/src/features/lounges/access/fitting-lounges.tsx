import type { Lounge, LoungeDetail } from '@layover/api-client'
import { loungeAccess, type Trip } from '@layover/rules/lounge-access'
import { listedLoungePath } from '@layover/site/addresses'
import { useRead } from '../../../api/use-read.ts'
import { Link } from '../../../ui/text/link.tsx'

const MOST = 3

/** The others of an airport that the same traveller reaches. Where the flight's terminal is not this one, it may be any other. */
function fitting(lounges: readonly Lounge[], lounge: LoungeDetail, trip: Trip): readonly Lounge[] {
  return lounges.filter((other) => {
    const isHere = other.terminal === lounge.terminal
    const isSameTerminal = isHere === trip.isSameTerminal
    return (
      other.loungeCode !== lounge.loungeCode &&
      loungeAccess(other, { ...trip, isSameTerminal }).verdict === 'yes'
    )
  })
}

/** Links to the lounges that fit instead. Nothing while they load, nor where they do not. */
export function FittingLounges({ lounge, trip }: { lounge: LoungeDetail; trip: Trip }) {
  const { airportCode } = lounge
  const { data = [] } = useRead('otherLounges', airportCode ? { airportCode } : undefined)
  const others = fitting(data, lounge, trip).slice(0, MOST)
  if (others.length === 0) return null
  return (
    <>
      <p>These should fit:</p>
      <ul className="can-i-use__others">
        {others.map((other) => (
          <li key={other.loungeCode}>
            <Link to={listedLoungePath(other)}>{other.loungeName}</Link>
            {other.terminal && `, ${other.terminal}`}
          </li>
        ))}
      </ul>
    </>
  )
}
