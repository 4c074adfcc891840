import type { Airport } from '@layover/api-client'
import { airportPath } from '@layover/site/addresses'
import type { ShownAirport } from '../../session/session-state.ts'
import { Link } from '../../ui/text/link.tsx'
import { AirportLabel } from './airport-label.tsx'

type Row = ShownAirport & Partial<Pick<Airport, 'supportLounge' | 'supportCip'>>
type Props = { airports: readonly Row[] /** Marked where it matches. */; keyword?: string }

/** Airports as rows: code, name, place, and a word if nothing is sold there. */
export function AirportRows({ airports, keyword = '' }: Props) {
  return (
    <ul className="airport-rows">
      {airports.map((airport) => (
        <li key={`${airport.agentId}/${airport.code}`}>
          <Link className="airport-row" to={airportPath(airport)}>
            <AirportLabel
              airport={airport}
              keyword={keyword}
              remark={
                airport.supportLounge === false && airport.supportCip === false && '. No lounge or lane yet'
              }
            />
          </Link>
        </li>
      ))}
    </ul>
  )
}
