import type { Airport } from '@layover/api-client'
import { airportPath } from '@layover/site/addresses'
import { Section } from '../../ui/page/section.tsx'
import { Link } from '../../ui/text/link.tsx'

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f']

type Props = { airports: readonly Airport[]; isLoading: boolean }

/** A few airports to begin with; nothing where they did not load. */
export function PopularAirports({ airports, isLoading }: Props) {
  if (!isLoading && airports.length === 0) return null
  return (
    <Section
      className="wrap popular"
      title="Popular airports"
      remark={<Link to="/airport-list/popular">More airports</Link>}
    >
      <ul className="popular__list" aria-busy={isLoading}>
        {isLoading
          ? PLACES.map((place) => <li className="popular__place" key={place} />)
          : airports.slice(0, PLACES.length).map((airport) => (
              <li key={`${airport.agentId}/${airport.code}`}>
                <Link className="card popular__airport" to={airportPath(airport)}>
                  <b className="popular__code">{airport.code}</b>
                  <span className="popular__city small">{airport.city}</span>
                </Link>
              </li>
            ))}
      </ul>
    </Section>
  )
}
