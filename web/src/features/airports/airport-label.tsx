import type { ShownAirport } from '../../session/session-state.ts'
import { MarkedText } from './marked-text.tsx'

/** Unknown for an airport that was only opened once. */
const sellsNothing = ({ supportLounge, supportCip }: ShownAirport) =>
  supportLounge === false && supportCip === false

type Props = {
  airport: ShownAirport
  /** The word to mark. */
  keyword?: string
}

/**
 * A result as name (code) and city, country (P52), marked if nothing is sold there. The code has its own column too, to
 * look down; a screen reader reads it once.
 */
export function AirportLabel({ airport, keyword = '' }: Props) {
  return (
    <>
      <b className="airport-option__code" aria-hidden="true">
        <MarkedText text={airport.code} keyword={keyword} />
      </b>
      <span className="airport-option__name">
        <MarkedText text={airport.name} keyword={keyword} />
        <span className="airport-option__in-name"> ({airport.code})</span>
        <span className="sr-only">, </span>
        <small className="airport-option__place">
          <MarkedText text={[airport.city, airport.country].filter(Boolean).join(', ')} keyword={keyword} />
        </small>
        {sellsNothing(airport) && (
          <>
            <span className="sr-only">, </span>
            <small className="airport-option__nothing">No lounge or lane yet</small>
          </>
        )}
      </span>
    </>
  )
}
