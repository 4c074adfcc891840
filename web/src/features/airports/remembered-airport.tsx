import { useEffect } from 'react'
import type { ShownAirport } from '../../session/session-state.ts'
import { rememberAirport } from './recent-airports.ts'

/** Stores the airport of the shown page for the recent list. Draws nothing. */
export function RememberedAirport({ airport }: { airport: ShownAirport }) {
  useEffect(() => rememberAirport(airport), [airport])
  return null
}
