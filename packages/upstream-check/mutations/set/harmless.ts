import { isObject } from '../../src/json-object.ts'
import { type Edit, editAt } from '../edit/places.ts'
import type { Mutation } from '../mutation.ts'
import { type Answer, type CallRequest, dataOf, jsonOf, withBody, withJson, yes } from '../stub/answer.ts'
import { dropped, editing, emptied, fields, harmless, list, replacing, reversed, to } from './build.ts'
import { keyless } from './recall.ts'
import { page } from './wire.ts'

/** Does something to every object of a value, however deep. */
function everywhere(value: unknown, edit: (each: Record<string, unknown>) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => everywhere(item, edit))
  if (!isObject(value)) return value
  return edit(Object.fromEntries(Object.entries(value).map(([name, each]) => [name, everywhere(each, edit)])))
}

const json = (change: (value: unknown) => unknown) => () =>
  replacing((answer) => withJson(answer, change(jsonOf(answer))))
const text = (change: (value: unknown) => string) => () =>
  replacing((answer) => withBody(answer, change(jsonOf(answer))))
const headers = (more: Record<string, string>) => () =>
  replacing((answer) => ({ ...answer, headers: { ...answer.headers, ...more } }))
const refusals = (change: (value: Record<string, unknown>) => unknown) => () =>
  replacing((answer) => {
    const value = jsonOf(answer)
    return isObject(value) && 'errorCode' in value ? withJson(answer, change(value)) : answer
  })
const keysReversed = (value: unknown) =>
  everywhere(value, (each) => Object.fromEntries(Object.entries(each).toReversed()))
const escaped = (value: unknown) =>
  JSON.stringify(value).replaceAll(
    /[^\0-\x7f]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** The status of a request that is wrong is each upstream's own. */
const anotherStatus = (answer: Answer): Answer =>
  answer.status >= 400 && answer.status < 500 ? { ...answer, status: 422 } : answer

/** Takes a wrong request, which the gateway never sends. */
const taken = () => replacing((answer) => (answer.status >= 400 ? yes({}) : answer))

/** Refuses a wrong request by an error code in place of a status. */
const refusedInWords = (answer: Answer, _request: CallRequest): Answer =>
  answer.status === 400
    ? withJson(
        { ...answer, status: 200, headers: { 'content-type': 'application/json' } },
        { state: '98', errorCode: 'BAD_REQUEST' },
      )
    : answer

const optional = (call: string, path: string): Mutation =>
  harmless(call, `${path} left out`, () => editing(path, dropped))
const other = (call: string, name: string, path: string, edit: Edit): Mutation =>
  harmless(call, name, () => editing(path, edit))

export const harmlessMutations: readonly Mutation[] = [
  harmless(
    'airport.getAirports',
    'a property more in every object',
    json((value) => everywhere(value, (each) => ({ ...each, extra: { a: [1] } }))),
  ),
  harmless(
    'lounge.detail',
    'a property more in the data',
    json((value) => editAt(value, '$.data.extra', to(null))),
  ),
  harmless(
    'lounge.lounges',
    'a property more in each item',
    json((value) => editAt(value, '$.data[].rank', to(1))),
  ),
  harmless(
    'content.faqPage',
    'a property more in the envelope',
    json((value) => ({ ...(value as object), requestId: 'a1' })),
  ),
  harmless(
    'loungePrebooking.getSubscribeTimes',
    'a property more in each slot',
    json((value) => editAt(value, '$.data.dates[].times[].label', to('PM'))),
  ),
  harmless(
    'lounge.createOrder',
    'a property more in an order',
    json((value) => editAt(value, '$.data.version', to(1))),
  ),
  harmless(
    'lounge.confirmPaymentOrder',
    'a property more in each pass',
    json((value) => editAt(value, '$.data.passes[].colour', to('blue'))),
  ),
  harmless('cip.detail', 'keys in reverse', json(keysReversed)),
  harmless('airport.getA2ZAirports', 'keys in reverse', json(keysReversed)),
  harmless('lounge.confirmPaymentOrder', 'keys in reverse', json(keysReversed)),
  harmless(
    'lounge.popularLounges',
    'JSON with spaces and lines',
    text((value) => JSON.stringify(value, null, 2)),
  ),
  harmless(
    'content.getTcList',
    'JSON between blank lines',
    text((value) => `\n \t${JSON.stringify(value)}\r\n`),
  ),
  harmless('airport.get', 'letters as escapes', text(escaped)),
  harmless(
    'product.getByEntity',
    'slashes as escapes',
    text((value) => JSON.stringify(value).replaceAll('/', '\\/')),
  ),
  harmless(
    'lounge.getCommonPrice',
    'headers of its own',
    headers({
      'x-powered-by': 'Express',
      server: 'Apache',
      'set-cookie': 'a=b; Path=/',
      etag: '"1"',
      'cache-control': 'max-age=60',
    }),
  ),
  harmless(
    'cip.queryPopularCip',
    'a content type in capitals',
    headers({ 'content-type': 'Application/JSON;charset=UTF-8' }),
  ),
  harmless(
    'cip.queryCipByAirportCode',
    'a content type without a charset',
    headers({ 'content-type': 'application/json' }),
  ),
  harmless('content.popularFaq', 'an encoding that is none', headers({ 'content-encoding': 'identity' })),
  harmless('content.getGroupFaqList', 'an answer that takes half a second', () =>
    replacing((answer) => ({ ...answer, delayMs: 500 })),
  ),
  harmless('lounge.createOrder', 'an order that takes two seconds', () =>
    replacing((answer) => (dataOf(answer) === undefined ? answer : { ...answer, delayMs: 2_000 })),
  ),
  harmless('lounge.detail', 'wrong requests that succeed', taken),
  harmless('lounge.getCommonPrice', 'wrong requests that succeed', taken),
  harmless(
    'discount.checkAvailable',
    'another text for a refusal',
    refusals((value) => ({ ...value, message: 'Dieser Code gilt nicht.' })),
  ),
  harmless(
    'lounge.calculateLoungePrice',
    'a refusal without a text',
    refusals(({ message: _message, ...rest }) => rest),
  ),
  harmless(
    'loungePrebooking.checkAvailable',
    'another failure state',
    refusals((value) => ({ ...value, state: '99' })),
  ),
  harmless(
    'order.get',
    'a failure state in words',
    refusals((value) => ({ ...value, state: 'FAILED' })),
  ),
  harmless(
    'cip.checkAvailable',
    'a property more in a refusal',
    refusals((value) => ({ ...value, traceId: 'x' })),
  ),
  harmless(
    'pci.getPciParam',
    'its other success state',
    json((value) => ({ ...(value as object), state: '1' })),
  ),
  harmless('lounge.createOrder', 'an order without a key is taken', () => keyless),
  harmless('lounge.lounges', 'wrong requests under another status', () => replacing(anotherStatus)),
  harmless('cip.calculatePrice', 'wrong requests refused in words', () => replacing(refusedInWords)),
  harmless('discount.checkAvailable', 'a page for wrong requests', () =>
    replacing((answer) => (answer.status >= 400 ? page(400) : answer)),
  ),
  {
    ...harmless('account.encryptPublicKey', '429 for every request', () =>
      replacing((answer) => withJson({ ...answer, status: 429 }, {})),
    ),
    isUntested: true,
  },
  other('lounge.lounges', 'lounges in another order', '$.data', reversed),
  other('cip.queryCipByAirportCode', 'lanes in another order', '$.data', reversed),
  other(
    'lounge.popularLounges',
    'fewer popular lounges',
    '$.data',
    list((items) => items.slice(0, 3)),
  ),
  other('airport.getPopularAirports', 'popular airports in another order', '$.data', reversed),
  other('product.getByEntity', 'countries in another order', '$.data', reversed),
  other('lounge.detail', 'other facilities', '$.data.facilities', to(['Armchairs'])),
  other(
    'lounge.detail',
    'no pictures, no rules',
    '$.data',
    fields((value) => ({ ...value, images: [], rules: [] })),
  ),
  other(
    'content.popularFaq',
    'fewer popular questions',
    '$.data',
    list((items) => items.slice(0, 1)),
  ),
  other('lounge.detail', 'another name than on the list', '$.data.loungeName', to('The Other Lounge')),
  other('lounge.lounges', 'a type of its own words', '$.data[].type', to('Tout le monde')),
  other('purchasemembership.getPlans', 'other benefits', '$.data[].benefits', to(['Peace and quiet'])),
  optional('airport.getA2ZAirports', '$.data[].timeZone'),
  optional('airport.get', '$.data[].latitude'),
  optional('lounge.lounges', '$.data[].openingHours'),
  optional('lounge.lounges', '$.data[].openNow'),
  optional('lounge.detail', '$.data.walkIn'),
  optional('lounge.detail', '$.data.currency'),
  optional('lounge.calculateLoungePrice', '$.data.couponType'),
  optional('lounge.calculateLoungePrice', '$.data.couponValue'),
  optional('cip.getSubscribeTimes', '$.data.dates[].times[].placesLeft'),
  optional('loungePrebooking.getSubscribeTimes', '$.data.dates[].times[].placesLeft'),
  optional('loungePrebooking.getAvailableSubscribeTimes', '$.data.fullTimes'),
  optional('loungePrebooking.checkAvailable', '$.data.remainingSeconds'),
  optional('cip.checkAvailable', '$.data.placesLeft'),
  optional('discount.checkAvailable', '$.data.couponType'),
  optional('lounge.confirmPaymentOrder', '$.data.serviceType'),
  optional('cip.confirmPaymentOrder', '$.data.visit'),
  optional('purchasemembership.getPlanByAgentId', '$.data.lines'),
  optional('purchasemembership.getPlanByAgentId', '$.data.totalAmount'),
  optional('purchasemembership.getPlans', '$.data[].visitPrice'),
  optional('order.status', '$.data.attempt'),
  optional('purchasemembership.confirmPayment', '$.data.membershipNumber'),
  optional('purchasemembership.confirmPayment', '$.data.visits'),
  harmless('airport.get', 'no results for letters that no airport has', () =>
    editing('$.data', emptied, ({ keyword }) => typeof keyword === 'string' && keyword.includes('ß')),
  ),
]
