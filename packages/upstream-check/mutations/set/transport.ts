import { gzipSync } from 'node:zlib'
import type { Mutation } from '../mutation.ts'
import { type Answer, jsonOf, withBody, withJson, yes } from '../stand-in/answer.ts'
import { replacing, transport } from './build.ts'

const HTML = '<!doctype html><title>Sorry</title><h1>Something went wrong</h1>'

/** How reports may call the place of what did not come at all, or not whole. */
const NO_ANSWER = ['response', 'body', 'connection']

const typed = (answer: Answer, type: string): Answer => ({ ...answer, headers: { 'content-type': type } })

const page = (status: number): Answer => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: Buffer.from(HTML),
})

/** Every success as something that is not one. */
const always = (change: (answer: Answer) => Answer) => () => replacing(change)

const padded = (answer: Answer): Answer =>
  withBody(answer, Buffer.concat([answer.body, Buffer.alloc(5 * 2 ** 20, ' ')]))

/** What the correct upstream refuses with a status of its own is answered otherwise. */
const wrongRequests = (call: string, name: string, change: (answer: Answer) => Answer): Mutation =>
  transport(call, name, ['status', 'content-type', '$.state', ...NO_ANSWER], () =>
    replacing((answer) => (answer.status >= 400 ? change(answer) : answer)),
  )

/** What comes over the wire is no answer of ours. */
export const transportMutations: readonly Mutation[] = [
  transport(
    'lounge.lounges',
    'an HTML page under 200',
    ['content-type', 'body'],
    always(() => page(200)),
  ),
  transport(
    'content.getTcList',
    'an HTML page under 503',
    ['status'],
    always(() => page(503)),
  ),
  transport(
    'lounge.detail',
    'HTML that calls itself JSON',
    ['body'],
    always(() => ({ ...page(200), headers: { 'content-type': 'application/json' } })),
  ),
  transport(
    'airport.getPopularAirports',
    'a redirect',
    ['status'],
    always((answer) => ({ ...answer, status: 302, headers: { location: '/login' }, body: Buffer.alloc(0) })),
  ),
  transport(
    'product.getByEntity',
    'a permanent redirect',
    ['status'],
    always((answer) => ({
      ...answer,
      status: 301,
      headers: { location: 'https://www.example.com/' },
      body: Buffer.alloc(0),
    })),
  ),
  transport(
    'content.popularFaq',
    '204 and no body',
    ['status'],
    always((answer) => ({ ...answer, status: 204, body: Buffer.alloc(0) })),
  ),
  transport(
    'cip.queryPopularCip',
    '201 in place of 200',
    ['status'],
    always((answer) => ({ ...answer, status: 201 })),
  ),
  transport(
    'cip.detail',
    '206 in place of 200',
    ['status'],
    always((answer) => ({ ...answer, status: 206 })),
  ),
  transport(
    'lounge.getCommonPrice',
    '500 as JSON',
    ['status'],
    always((answer) => withJson({ ...answer, status: 500 }, { title: 'Oops' })),
  ),
  transport(
    'discount.checkAvailable',
    '404 for every code',
    ['status'],
    always((answer) => withJson({ ...answer, status: 404 }, { title: 'No' })),
  ),
  transport(
    'purchasemembership.getPlans',
    '401 for everybody',
    ['status'],
    always((answer) => withJson({ ...answer, status: 401 }, {})),
  ),
  transport(
    'account.encryptPublicKey',
    '429 for everybody',
    ['status'],
    always((answer) => withJson({ ...answer, status: 429 }, {})),
  ),
  transport(
    'pci.getPciParam',
    '500 with the right body',
    ['status'],
    always((answer) => ({ ...answer, status: 500 })),
  ),
  transport(
    'airport.get',
    'an empty body',
    ['body'],
    always((answer) => withBody(answer, '')),
  ),
  transport(
    'content.faqPage',
    'JSON that ends too soon',
    ['body'],
    always((answer) => withBody(answer, answer.body.subarray(0, answer.body.length - 9))),
  ),
  transport(
    'lounge.popularLounges',
    'a connection that is cut in the middle of the body',
    NO_ANSWER,
    always((answer) => ({ ...answer, ending: 'cut' })),
  ),
  transport(
    'content.getGroupFaqList',
    'a connection that is reset',
    NO_ANSWER,
    always((answer) => ({ ...answer, ending: 'reset' })),
  ),
  transport(
    'cip.queryCipByAirportCode',
    'gzip that nobody asked for',
    ['content-encoding', 'body'],
    always((answer) => ({
      ...answer,
      headers: { ...answer.headers, 'content-encoding': 'gzip' },
      body: gzipSync(answer.body),
    })),
  ),
  transport(
    'lounge.calculateLoungePrice',
    'gzip that is not said',
    ['body'],
    always((answer) => ({ ...answer, body: gzipSync(answer.body) })),
  ),
  transport(
    'airport.getA2ZAirports',
    'a byte-order mark before the JSON',
    ['body'],
    always((answer) => withBody(answer, Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), answer.body]))),
  ),
  transport(
    'airport.getAirports',
    'names in Latin-1',
    ['body'],
    always((answer) => withBody(answer, Buffer.from(answer.body.toString(), 'latin1'))),
  ),
  transport(
    'purchasemembership.getPlanByAgentId',
    'UTF-16 under the name of JSON',
    ['body'],
    always((answer) => withBody(answer, Buffer.from(answer.body.toString(), 'utf16le'))),
  ),
  transport(
    'cip.calculatePrice',
    'JSON as text/plain',
    ['content-type'],
    always((answer) => typed(answer, 'text/plain; charset=utf-8')),
  ),
  transport(
    'loungePrebooking.calculatePrice',
    'JSON as text/html',
    ['content-type'],
    always((answer) => typed(answer, 'text/html')),
  ),
  transport(
    'loungePrebooking.getAvailableSubscribeTimes',
    'no content type',
    ['content-type'],
    always((answer) => ({ ...answer, headers: {} })),
  ),
  transport(
    'cip.getSubscribeTimes',
    'a charset that JSON has not',
    ['content-type'],
    always((answer) => typed(answer, 'application/json; charset=iso-8859-1')),
  ),
  transport(
    'loungePrebooking.getSubscribeTimes',
    'JSON of another kind',
    ['content-type'],
    always((answer) => typed(answer, 'application/vnd.api+json')),
  ),
  transport(
    'order.status',
    'two documents in one body',
    ['body'],
    always((answer) => withBody(answer, `${answer.body}${answer.body}`)),
  ),
  transport(
    'order.get',
    'a comma too many',
    ['body'],
    always((answer) => withBody(answer, answer.body.toString().replace(/\}$/, ',}'))),
  ),
  transport(
    'lounge.createSession',
    'a body in quotes',
    ['$', 'body'],
    always((answer) => withJson(answer, answer.body.toString())),
  ),
  transport(
    'cip.checkAvailable',
    'JSON behind a guard against hijacking',
    ['body'],
    always((answer) => withBody(answer, `)]}',\n${answer.body}`)),
  ),
  transport(
    'loungePrebooking.checkAvailable',
    'a callback around the JSON',
    ['body'],
    always((answer) => withBody(answer, `callback(${answer.body})`)),
  ),
  transport(
    'customer.serviceCreate',
    'an HTML page under 200',
    ['content-type', 'body'],
    always(() => page(200)),
  ),
  transport(
    'account.deleteAccount',
    '500 as JSON',
    ['status'],
    always((answer) => withJson({ ...answer, status: 500 }, {})),
  ),
  transport(
    'lounge.createOrder',
    'a redirect',
    ['status'],
    always((answer) => ({
      ...answer,
      status: 303,
      headers: { location: '/orders/1' },
      body: Buffer.alloc(0),
    })),
  ),
  transport(
    'lounge.confirmPaymentOrder',
    '202, accepted',
    ['status'],
    always((answer) => ({ ...answer, status: 202 })),
  ),
  transport(
    'cip.createOrder',
    'a connection that is reset',
    NO_ANSWER,
    always((answer) => ({ ...answer, ending: 'reset' })),
  ),
  transport(
    'purchasemembership.createOrder',
    'an HTML page under 502',
    ['status'],
    always(() => page(502)),
  ),
  transport(
    'lounge.getCommonPrice',
    'an answer that never comes',
    NO_ANSWER,
    always((answer) => ({ ...answer, ending: 'silent' })),
  ),
  transport('content.getTcList', 'an answer of more than 4 MB', NO_ANSWER, always(padded)),
  transport(
    'product.getByEntity',
    'numbers that JSON has not',
    ['body'],
    always((answer) =>
      withBody(answer, answer.body.toString().replaceAll(/"telAbbr":"(\d+)"/g, '"telAbbr":NaN')),
    ),
  ),
  transport(
    'airport.getPopularAirports',
    'an array in place of the envelope',
    ['$', 'body', '$.state'],
    always((answer) => withJson(answer, [jsonOf(answer)])),
  ),
  wrongRequests('lounge.detail', 'wrong requests that succeed', () => yes({})),
  wrongRequests('discount.checkAvailable', 'a page for wrong requests', () => page(400)),
  wrongRequests('content.faqPage', '500 for wrong requests', (answer) => ({ ...answer, status: 500 })),
  wrongRequests('cip.getSubscribeTimes', 'a reset for wrong requests', (answer) => ({
    ...answer,
    ending: 'reset',
  })),
]
