import { airportPath } from '@layover/site/addresses'
import { useId } from 'react'
import { focusHeading } from '../../ui/page/focus-heading.ts'
import { Link } from '../../ui/text/link.tsx'
import { forgetAirports, useRecentAirports } from './recent-airports.ts'

/** Links to airports that were opened on this device; nothing without any. */
export function RecentList() {
  const airports = useRecentAirports()
  const headId = useId()
  if (airports.length === 0) return null
  const clear = () => {
    // The button goes with the list.
    focusHeading()
    forgetAirports()
  }
  return (
    <nav className="recent" aria-labelledby={headId}>
      <p className="recent__head">
        <span id={headId}>Recent on this device</span>
        <button type="button" className="recent__clear" onClick={clear}>
          Clear<span className="sr-only"> recent airports</span>
        </button>
      </p>
      <ul className="pills">
        {airports.map((airport) => (
          <li key={`${airport.agentId}/${airport.code}`}>
            <Link className="pills__pill recent__airport" to={airportPath(airport)}>
              <b>{airport.code}</b> {airport.city || airport.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
