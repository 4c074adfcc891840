import type { HandlerDeps } from './deps.ts'
import type { HandlersOf } from './handler.ts'

export function airportHandlers({ network, present }: HandlerDeps): HandlersOf<'airport'> {
  return {
    getAirports: ({ latitude, longitude }) => {
      const isPlace = latitude !== undefined && longitude !== undefined
      const airports = isPlace ? network.nearest({ latitude, longitude }) : network.served
      return airports.map(present.airport)
    },
    getA2ZAirports: () => network.byName.map(present.airport),
    getPopularAirports: () => network.popularAirports.map(present.airport),
    get: ({ keyword, code }) => {
      if (code === undefined) return network.search(keyword ?? '').map(present.airport)
      const airport = network.airport(code)
      return airport === undefined ? [] : [present.airport(airport)]
    },
  }
}
