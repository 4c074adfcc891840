import type { Airport } from '@layover/api-client'
import { airportPath } from '@layover/site/addresses'
import { ArtworkImage } from '../../ui/card/artwork-image.tsx'
import { Link } from '../../ui/text/link.tsx'

/** Airports as cards with pictures: for a short list. */
export function AirportCards({ airports }: { airports: readonly Airport[] }) {
  return (
    <ul className="airport-cards">
      {airports.map((airport) => (
        <li className="card airport-card" key={`${airport.agentId}/${airport.code}`}>
          <div className="airport-card__picture">
            <ArtworkImage code={airport.code} src={airport.imgUrl} shape="inner" isOpen />
          </div>
          <div className="airport-card__text">
            <h2 className="airport-card__name">
              <Link className="card__link" to={airportPath(airport)}>
                {airport.name}
                <span className="sr-only"> ({airport.code})</span>
              </Link>
            </h2>
            <p className="small soft">{[airport.city, airport.country].filter(Boolean).join(', ')}</p>
          </div>
          <p className="code airport-card__code" aria-hidden="true">
            {airport.code}
          </p>
        </li>
      ))}
    </ul>
  )
}
