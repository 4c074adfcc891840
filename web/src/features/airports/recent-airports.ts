import { createDeviceList } from '../../session/device-list.ts'
import type { ShownAirport } from '../../session/session-state.ts'

const MAX_AIRPORTS = 5
const KEPT_MONTHS = 12

/** An airport with the day on which its page was last opened, YYYY-MM-DD by UTC. */
interface OpenedAirport extends ShownAirport {
  readonly openedOn: string
}

const isoDay = (date: Date): string => date.toISOString().slice(0, 10)

function oldestDay(): string {
  const day = new Date()
  day.setUTCMonth(day.getUTCMonth() - KEPT_MONTHS)
  return isoDay(day)
}

function isOpenedAirport(value: unknown): value is OpenedAirport {
  const airport = Object(value)
  const names = ['agentId', 'code', 'name', 'city', 'country', 'openedOn']
  return names.every((name) => typeof airport[name] === 'string') && airport.openedOn > oldestDay()
}

const list = createDeviceList({
  key: 'layover.recent-airports',
  field: 'airports',
  version: 2,
  max: MAX_AIRPORTS,
  isKept: isOpenedAirport,
})

/**
 * The airports whose pages were opened on this device in the last 12 months, the latest first, at most five (P418). They
 * are stored in this browser alone and sent nowhere.
 */
export const useRecentAirports: () => readonly ShownAirport[] = list.use

/** Puts an airport first in the list. */
export function rememberAirport({ agentId, code, name, city, country }: ShownAirport): void {
  const others = list.read().filter((airport) => airport.code !== code)
  const openedOn = isoDay(new Date())
  list.write([{ agentId, code, name, city, country, openedOn }, ...others])
}

/** Empties the list, and removes the saved pages with it. */
export function forgetAirports(): void {
  list.write([])
  import('../../session/place-copies.ts').then(
    ({ placeCopies }) => placeCopies.keepOnly([]),
    () => {},
  )
}
