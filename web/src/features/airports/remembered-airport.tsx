import { useEffect } from 'react'
import type { ShownAirport } from '../../session/session-state.ts'
import { rememberAirport } from './recent-airports.ts'

/** Stands on an airport's page, so that this device finds the way back to it. Shows nothing. */
export function RememberedAirport({ airport }: { airport: ShownAirport }) {
  useEffect(() => rememberAirport(airport), [airport])
  return null
}
