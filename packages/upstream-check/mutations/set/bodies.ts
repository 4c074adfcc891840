import { gzipSync } from 'node:zlib'
import type { Mutation } from '../mutation.ts'
import { type Answer, jsonOf, withBody, withJson } from '../stub/answer.ts'
import { transport } from './build.ts'
import { everyAnswer, page } from './wire.ts'

const typed = (answer: Answer, type: string): Answer => ({ ...answer, headers: { 'content-type': type } })

/** Bodies that are not JSON in UTF-8, and headers that describe another body. */
export const bodyMutations: readonly Mutation[] = [
  transport(
    'lounge.detail',
    'HTML that calls itself JSON',
    ['body'],
    everyAnswer(() => ({ ...page(200), headers: { 'content-type': 'application/json' } })),
  ),
  transport(
    'airport.get',
    'an empty body',
    ['body'],
    everyAnswer((answer) => withBody(answer, '')),
  ),
  transport(
    'content.faqPage',
    'JSON that ends too soon',
    ['body'],
    everyAnswer((answer) => withBody(answer, answer.body.subarray(0, answer.body.length - 9))),
  ),
  transport(
    'cip.queryCipByAirportCode',
    'unrequested gzip',
    ['content-encoding', 'body'],
    everyAnswer((answer) => ({
      ...answer,
      headers: { ...answer.headers, 'content-encoding': 'gzip' },
      body: gzipSync(answer.body),
    })),
  ),
  transport(
    'lounge.calculateLoungePrice',
    'gzip without its header',
    ['body'],
    everyAnswer((answer) => ({ ...answer, body: gzipSync(answer.body) })),
  ),
  transport(
    'airport.getA2ZAirports',
    'a byte-order mark before the JSON',
    ['body'],
    everyAnswer((answer) => withBody(answer, Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), answer.body]))),
  ),
  transport(
    'airport.getAirports',
    'names in Latin-1',
    ['body'],
    everyAnswer((answer) => withBody(answer, Buffer.from(answer.body.toString(), 'latin1'))),
  ),
  transport(
    'purchasemembership.getPlanByAgentId',
    'UTF-16 under the name of JSON',
    ['body'],
    everyAnswer((answer) => withBody(answer, Buffer.from(answer.body.toString(), 'utf16le'))),
  ),
  transport(
    'cip.calculatePrice',
    'JSON as text/plain',
    ['content-type'],
    everyAnswer((answer) => typed(answer, 'text/plain; charset=utf-8')),
  ),
  transport(
    'loungePrebooking.calculatePrice',
    'JSON as text/html',
    ['content-type'],
    everyAnswer((answer) => typed(answer, 'text/html')),
  ),
  transport(
    'loungePrebooking.getAvailableSubscribeTimes',
    'no content type',
    ['content-type'],
    everyAnswer((answer) => ({ ...answer, headers: {} })),
  ),
  transport(
    'cip.getSubscribeTimes',
    'a charset that JSON has not',
    ['content-type'],
    everyAnswer((answer) => typed(answer, 'application/json; charset=iso-8859-1')),
  ),
  transport(
    'loungePrebooking.getSubscribeTimes',
    'JSON of another kind',
    ['content-type'],
    everyAnswer((answer) => typed(answer, 'application/vnd.api+json')),
  ),
  transport(
    'order.status',
    'two documents in one body',
    ['body'],
    everyAnswer((answer) => withBody(answer, `${answer.body}${answer.body}`)),
  ),
  transport(
    'order.get',
    'a comma too many',
    ['body'],
    everyAnswer((answer) => withBody(answer, answer.body.toString().replace(/\}$/, ',}'))),
  ),
  transport(
    'lounge.createSession',
    'a body in quotes',
    ['$', 'body'],
    everyAnswer((answer) => withJson(answer, answer.body.toString())),
  ),
  transport(
    'cip.checkAvailable',
    'JSON behind a guard against hijacking',
    ['body'],
    everyAnswer((answer) => withBody(answer, `)]}',\n${answer.body}`)),
  ),
  transport(
    'loungePrebooking.checkAvailable',
    'a callback around the JSON',
    ['body'],
    everyAnswer((answer) => withBody(answer, `callback(${answer.body})`)),
  ),
  transport(
    'product.getByEntity',
    'numbers that JSON has not',
    ['body'],
    everyAnswer((answer) =>
      withBody(answer, answer.body.toString().replaceAll(/"telAbbr":"(\d+)"/g, '"telAbbr":NaN')),
    ),
  ),
  transport(
    'airport.getPopularAirports',
    'an array in place of the envelope',
    ['$', 'body', '$.state'],
    everyAnswer((answer) => withJson(answer, [jsonOf(answer)])),
  ),
]
