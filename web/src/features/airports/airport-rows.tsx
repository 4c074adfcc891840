import { airportPath } from '@layover/site/addresses'
import type { ShownAirport } from '../../session/session-state.ts'
import { Link } from '../../ui/text/link.tsx'
import { AirportLabel } from './airport-label.tsx'

type Props = { airports: readonly ShownAirport[] /** Marked where it matches. */; keyword?: string }

/** Airports as rows: code, name and place. */
export function AirportRows({ airports, keyword = '' }: Props) {
  return (
    <ul className="airport-rows">
      {airports.map((airport) => (
        <li key={`${airport.agentId}/${airport.code}`}>
          <Link className="airport-row" to={airportPath(airport)}>
            <AirportLabel airport={airport} keyword={keyword} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
