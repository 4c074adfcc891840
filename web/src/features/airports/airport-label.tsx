import type { ShownAirport } from '../../session/session-state.ts'
import { MarkedText } from './marked-text.tsx'

type Props = {
  airport: ShownAirport
  /** Marked where it matches. */
  keyword?: string
  /** More about it, after its place. */
  remark?: string | false
}

/** Each result shows name, code, city and country (P52). The code stands in its own column; it is said once. */
export function AirportLabel({ airport, keyword = '', remark }: Props) {
  return (
    <>
      <b className="airport-option__code" aria-hidden="true">
        <MarkedText text={airport.code} keyword={keyword} />
      </b>
      <span className="airport-option__name">
        <MarkedText text={airport.name} keyword={keyword} />
        <span className="sr-only"> ({airport.code}), </span>
        <small className="airport-option__place">
          <MarkedText text={[airport.city, airport.country].filter(Boolean).join(', ')} keyword={keyword} />
          {remark}
        </small>
      </span>
    </>
  )
}
