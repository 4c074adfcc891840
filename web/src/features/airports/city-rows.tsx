import type { Airport } from '@layover/api-client'
import { airportPath } from '@layover/site/addresses'
import { Link } from '../../ui/text/link.tsx'

/** Airports as rows under the names of their cities, by which travellers look for them. */
export function CityRows({ airports }: { airports: readonly Airport[] }) {
  return (
    <ul className="airport-rows">
      {airports.map((airport) => {
        const { agentId, code, name, city, country } = airport
        return (
          <li key={`${agentId}/${code}`}>
            <Link className="airport-row airport-row--city" to={airportPath(airport)}>
              <b className="airport-option__code" aria-hidden="true">
                {code}
              </b>
              <span className="airport-option__name">
                {city || name}
                <span className="sr-only"> ({code}), </span>
                <small className="airport-option__place">
                  {[city && name, country].filter(Boolean).join(', ')}
                </small>
              </span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
