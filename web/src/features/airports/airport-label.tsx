import type { ShownAirport } from '../../session/session-state.ts'
import { MarkedText } from './marked-text.tsx'

type Props = {
  airport: ShownAirport
  /** The word to mark. */
  keyword?: string
  /** Further text, after the place. */
  remark?: string | false
}

/**
 * A result as name (code) and city, country (P52). The code has its own column too, to look down; a screen reader reads
 * it once.
 */
export function AirportLabel({ airport, keyword = '', remark }: Props) {
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
          {remark}
        </small>
      </span>
    </>
  )
}
