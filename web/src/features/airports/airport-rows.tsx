import type { Airport } from '@layover/api-client'
import { Link } from '../../ui/link.tsx'
import { airportPath } from './addresses.ts'
import { MarkedText } from './marked-text.tsx'

type Props = { airports: readonly Airport[] /** Marked where it matches. */; keyword?: string }

/** Airports as rows: code, name, place, and a word where nothing is sold. */
export function AirportRows({ airports, keyword = '' }: Props) {
  return (
    <ul className="airport-rows">
      {airports.map((airport) => (
        <li key={`${airport.agentId}/${airport.code}`}>
          <Link className="airport-row" to={airportPath(airport)}>
            <b className="airport-option__code" aria-hidden="true">
              <MarkedText text={airport.code} keyword={keyword} />
            </b>
            <span className="airport-option__name">
              <MarkedText text={airport.name} keyword={keyword} />
              <span className="sr-only"> ({airport.code}), </span>
              <small className="airport-option__place">
                <MarkedText
                  text={[airport.city, airport.country].filter(Boolean).join(', ')}
                  keyword={keyword}
                />
                {!airport.supportLounge && !airport.supportCip && '. No lounge or lane yet'}
              </small>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
