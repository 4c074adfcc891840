import type { Mutation } from '../mutation.ts'
import { fieldsOf } from '../stub/answer.ts'
import { editing, emptied, fields, list, plus, REFUSAL, semantic, times, to } from './build.ts'
import { insteadOfRefusal, sendingWith } from './recall.ts'

const notHeathrow = ({ airportCode }: Record<string, unknown>) => airportCode !== 'LHR'

const lounge = {
  loungeCode: 'LHR-HARRIER',
  agentId: 'layover',
  loungeName: 'Harrier Lounge',
  imgUrl: '',
  terminal: '2',
  type: 'All flights',
  securityType: 'Airside',
  prebookAllow: true,
  airportCode: 'LHR',
}
const detail = {
  ...lounge,
  airportName: 'Heathrow',
  city: 'London',
  country: 'United Kingdom',
  timeZone: 'Europe/London',
  openingHours: [],
  facilities: [],
  rules: [],
  location: '',
  maxStayHours: 3,
  maxBookingNum: 6,
  prebookPrice: '3.00',
  images: [],
}
const lane = {
  cipCode: 'LHR-FT-T5',
  agentId: 'layover',
  airportCode: 'LHR',
  cipName: 'Fast Track',
  imgUrl: '',
  terminal: '5',
  type: 'All flights',
  securityType: 'Landside',
  currency: 'GBP',
  currencySymbol: '£',
  price: '11.00',
  hour: 24,
  sameDay: false,
  maxBookingNum: 9,
  openingHours: [],
  rules: [],
  location: '',
  timeZone: 'Europe/London',
}

export const placeMutations: readonly Mutation[] = [
  semantic('lounge.lounges', 'the lounges of another airport', ['$.data', '$.data[].airportCode'], () =>
    sendingWith({ airportCode: 'LHR' }, notHeathrow),
  ),
  semantic(
    'lounge.lounges',
    'the lounges of another airport, without a note of it',
    ['$.data', '$.data[].loungeCode'],
    () => async (request, forward) =>
      await editing(
        '$.data[]',
        fields(({ airportCode: _code, ...rest }) => rest),
      )(
        request,
        sendingTo(forward, { airportCode: 'ZRH' }, ({ airportCode }) => airportCode !== 'ZRH'),
      ),
    { alsoAt: ['lounge.detail'] },
  ),
  semantic('lounge.lounges', 'an unknown airport that has no lounges', REFUSAL, () =>
    insteadOfRefusal(() => []),
  ),
  semantic('lounge.lounges', 'no lounge where there are some', '$.data', () => editing('$.data', emptied), {
    alsoAt: ['airport.get', 'airport.getA2ZAirports'],
  }),
  semantic('lounge.lounges', 'a lounge twice', ['$.data', '$.data[].loungeCode'], () =>
    editing(
      '$.data',
      list((items) => [...items, ...items.slice(0, 1)]),
    ),
  ),
  semantic('lounge.popularLounges', 'no popular lounge', '$.data', () => editing('$.data', emptied)),
  semantic('cip.queryPopularCip', 'no popular lane', '$.data', () => editing('$.data', emptied)),
  semantic('lounge.popularLounges', 'a lounge that has no page', ['$.data', '$.data[].loungeCode'], () =>
    editing('$.data[0].loungeCode', to('QQQ-GONE')),
  ),
  semantic('lounge.detail', 'another lounge than the requested one', '$.data.loungeCode', () =>
    sendingWith({ loungeCode: 'LHR-HARRIER' }, ({ loungeCode }) => loungeCode !== 'LHR-HARRIER'),
  ),
  semantic('lounge.detail', 'one page for every lounge', '$.data.loungeCode', () =>
    editing('$.data.loungeCode', to('AAA-ONE')),
  ),
  semantic('lounge.detail', 'a page for a lounge that nobody knows', REFUSAL, () =>
    insteadOfRefusal(() => detail),
  ),
  semantic('lounge.detail', 'a page for a lounge that nobody knows, under its code', REFUSAL, () =>
    insteadOfRefusal((request) => ({ ...detail, loungeCode: fieldsOf(request).loungeCode })),
  ),
  semantic(
    'lounge.detail',
    'no pre-booking where the list has it',
    '$.data.prebookAllow',
    () => editing('$.data.prebookAllow', (value) => !value),
    { alsoAt: ['lounge.lounges', 'loungePrebooking.getSubscribeTimes'] },
  ),
  semantic(
    'lounge.detail',
    'a fee that the quote does not charge',
    '$.data.prebookPrice',
    () => editing('$.data.prebookPrice', plus(2)),
    { alsoAt: ['loungePrebooking.calculatePrice'] },
  ),
  semantic(
    'lounge.detail',
    'a fee in another currency than the quote',
    '$.data.currency',
    () => editing('$.data.currency', to('JPY')),
    { alsoAt: ['loungePrebooking.calculatePrice'] },
  ),
  semantic('lounge.detail', 'a zone that does not exist', '$.data.timeZone', () =>
    editing('$.data.timeZone', to('Europe/Nowhere')),
  ),
  semantic(
    'lounge.detail',
    'another limit of guests than its times',
    '$.data.maxBookingNum',
    () => editing('$.data.maxBookingNum', (value) => Number(value) + 3),
    { alsoAt: ['loungePrebooking.getSubscribeTimes'] },
  ),
  semantic(
    'cip.queryCipByAirportCode',
    'the lanes of another airport',
    ['$.data', '$.data[].airportCode'],
    () => sendingWith({ airportCode: 'LHR' }, notHeathrow),
  ),
  semantic(
    'cip.queryCipByAirportCode',
    'every lane at another airport',
    ['$.data', '$.data[].airportCode'],
    () => editing('$.data[].airportCode', to('XXX')),
  ),
  semantic(
    'cip.queryCipByAirportCode',
    'no lane where there are some',
    '$.data',
    () => editing('$.data', emptied),
    { alsoAt: ['airport.get', 'airport.getA2ZAirports'] },
  ),
  semantic('cip.queryPopularCip', 'a lane that has no page', ['$.data', '$.data[].cipCode'], () =>
    editing('$.data[0].cipCode', to('QQQ-GONE')),
  ),
  semantic(
    'cip.detail',
    'another lane than the requested one',
    ['$.data.cipCode', '$.data.airportCode'],
    () => sendingWith({ cipCode: 'LHR-FT-T5', airportCode: 'LHR' }, ({ cipCode }) => cipCode !== 'LHR-FT-T5'),
  ),
  semantic('cip.detail', 'a page for a lane that nobody knows', REFUSAL, () =>
    insteadOfRefusal((request) => ({
      ...lane,
      cipCode: fieldsOf(request).cipCode,
      airportCode: fieldsOf(request).airportCode,
    })),
  ),
  semantic(
    'cip.detail',
    'another price than on the list',
    '$.data.price',
    () => editing('$.data.price', times(1.5)),
    { alsoAt: ['cip.queryCipByAirportCode', 'cip.calculatePrice', 'cip.queryPopularCip'] },
  ),
  semantic(
    'cip.detail',
    'another lead time than its times',
    '$.data.hour',
    () => editing('$.data.hour', (value) => Number(value) + 1),
    { alsoAt: ['cip.getSubscribeTimes'] },
  ),
  semantic(
    'cip.detail',
    'same-day booking with a lead time of two days',
    ['$.data.sameDay', '$.data.hour'],
    () =>
      editing(
        '$.data',
        fields((value) => ({ ...value, sameDay: !value.sameDay })),
      ),
    { alsoAt: ['cip.getSubscribeTimes'] },
  ),
  semantic(
    'cip.detail',
    'another zone than its times',
    '$.data.timeZone',
    () => editing('$.data.timeZone', to('Pacific/Auckland')),
    { alsoAt: ['cip.getSubscribeTimes'] },
  ),
]

/** Sends other fields for the requests that fit. */
function sendingTo(
  forward: Parameters<ReturnType<typeof sendingWith>>[1],
  into: Record<string, unknown>,
  when: (value: Record<string, unknown>) => boolean,
): typeof forward {
  return async (request) => await sendingWith(into, when)(request, forward)
}
