import type { HandlerDeps } from './deps.ts'
import type { HandlersOf } from './handler.ts'

export function airportHandlers({ network, present }: HandlerDeps): HandlersOf<'airport'> {
  return {
    getAirports: (request) => {
      const airports = 'latitude' in request ? network.nearest(request) : network.served
      return airports.map(present.airport)
    },
    getA2ZAirports: () => network.byName.map(present.airport),
    getPopularAirports: () => network.popularAirports.map(present.airport),
    get: (request) => {
      if ('keyword' in request) return network.search(request.keyword).map(present.airport)
      const airport = network.airport(request.code)
      return airport === undefined ? [] : [present.airport(airport)]
    },
  }
}
