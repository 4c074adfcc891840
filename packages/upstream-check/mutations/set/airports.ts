import type { Mutation } from '../mutation.ts'
import { editing, emptied, list, reversed, semantic, to } from './build.ts'
import { sendingWith } from './recall.ts'

const near = ({ latitude }: Record<string, unknown>) => latitude !== undefined
const all = (fields: Record<string, unknown>) => !near(fields)
const byKeyword = ({ keyword }: Record<string, unknown>) => typeof keyword === 'string' && keyword !== ''
const byCode = ({ code }: Record<string, unknown>) => code !== undefined

const withoutService = list(([first, ...rest]) => [
  { ...first, supportLounge: false, supportCip: false },
  ...rest,
])
const half = list((items) => items.filter((_item, index) => index % 2 === 0))

/** Airports with the letter are found by those alone who can type it. */
const typedAlone = (letter: string): Mutation =>
  semantic('airport.get', `${letter} found by those alone who type it`, '$.data', () =>
    editing(
      '$.data',
      list((items) =>
        items.filter(({ name, city }) => !`${String(name)} ${String(city)}`.toLowerCase().includes(letter)),
      ),
      ({ keyword }) => typeof keyword === 'string' && !keyword.toLowerCase().includes(letter),
    ),
  )

export const airportMutations: readonly Mutation[] = [
  semantic('airport.getAirports', 'the farthest first', '$.data', () => editing('$.data', reversed, near)),
  semantic('airport.getAirports', 'the nearest left out', '$.data', () =>
    editing(
      '$.data',
      list((items) => items.slice(1)),
      near,
    ),
  ),
  semantic('airport.getAirports', 'near some other place', '$.data', () =>
    sendingWith({ latitude: -33.9, longitude: 151.2 }, near),
  ),
  semantic('airport.getAirports', 'the whole network whatever the place', '$.data', () =>
    sendingWith({ latitude: undefined, longitude: undefined }, near),
  ),
  semantic(
    'airport.getAirports',
    'one of the nearest without any service',
    ['$.data', '$.data[].supportLounge'],
    () => editing('$.data', withoutService, near),
  ),
  semantic('airport.getAirports', 'half of the network', '$.data', () => editing('$.data', half, all), {
    alsoAt: ['airport.getA2ZAirports'],
  }),
  semantic('airport.getAirports', 'an empty network', '$.data', () => editing('$.data', emptied)),
  semantic('airport.getA2ZAirports', 'from Z to A', ['$.data', '$.data[].name'], () =>
    editing('$.data', reversed),
  ),
  semantic('airport.getA2ZAirports', 'ordered by code', ['$.data', '$.data[].name'], () =>
    editing(
      '$.data',
      list((items) => items.toSorted((a, b) => (String(a.code) < String(b.code) ? -1 : 1))),
    ),
  ),
  semantic('airport.getA2ZAirports', 'one airport twice', ['$.data', '$.data[].code'], () =>
    editing(
      '$.data',
      list(([first, ...rest]) => [first, first, ...rest]),
    ),
  ),
  semantic(
    'airport.getA2ZAirports',
    'the second half lost',
    '$.data',
    () =>
      editing(
        '$.data',
        list((items) => items.slice(0, items.length / 2)),
      ),
    { alsoAt: ['airport.getAirports'] },
  ),
  semantic(
    'airport.getA2ZAirports',
    'an airport without any service',
    ['$.data', '$.data[].supportLounge'],
    () => editing('$.data', withoutService),
  ),
  semantic('airport.getA2ZAirports', 'an empty list', '$.data', () => editing('$.data', emptied)),
  semantic(
    'airport.getPopularAirports',
    'an airport that the search does not know',
    ['$.data', '$.data[].code'],
    () => editing('$.data[0].code', to('QZX')),
  ),
  semantic(
    'airport.getPopularAirports',
    'an airport without any service',
    ['$.data', '$.data[].supportLounge'],
    () => editing('$.data', withoutService),
  ),
  semantic('airport.getPopularAirports', 'one airport twice', ['$.data', '$.data[].code'], () =>
    editing(
      '$.data',
      list(([first, ...rest]) => [first, ...rest, first]),
    ),
  ),
  semantic('airport.get', 'the code’s match last', '$.data', () => editing('$.data', reversed, byKeyword)),
  semantic('airport.get', 'results by name, not by match', '$.data', () =>
    editing(
      '$.data',
      list((items) => items.toSorted((a, b) => (String(a.name) > String(b.name) ? -1 : 1))),
      byKeyword,
    ),
  ),
  semantic('airport.get', 'a keyword that nobody reads', '$.data', () =>
    sendingWith({ keyword: 'a' }, byKeyword),
  ),
  semantic('airport.get', 'no results for small letters', '$.data', () =>
    editing(
      '$.data',
      emptied,
      ({ keyword }) => typeof keyword === 'string' && keyword !== keyword.toUpperCase(),
    ),
  ),
  ...['ø', 'ł', 'đ', 'æ', 'ı'].map(typedAlone),
  semantic('airport.get', 'another airport than the code’s', ['$.data', '$.data[].code'], () =>
    sendingWith({ code: 'ZRH' }, ({ code }) => code !== undefined && code !== 'ZRH'),
  ),
  semantic('airport.get', 'a code that nobody finds', '$.data', () => editing('$.data', emptied, byCode)),
  semantic('airport.get', 'neighbours beside the code’s airport', '$.data', () =>
    editing(
      '$.data',
      list((items) => (items[0] ? [items[0], { ...items[0], code: 'QZX', iataCode: 'QZX' }] : [])),
      byCode,
    ),
  ),
]
