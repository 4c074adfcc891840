import type { Mutation } from '../mutation.ts'
import { type Answer, withJson, yes } from '../stub/answer.ts'
import { replacing, transport } from './build.ts'
import { always, NO_ANSWER, page } from './wire.ts'

/** The correct upstream refuses a wrong request with a status; these change that refusal. */
const wrongRequests = (call: string, name: string, change: (answer: Answer) => Answer): Mutation =>
  transport(call, name, ['status', 'content-type', '$.state', ...NO_ANSWER], () =>
    replacing((answer) => (answer.status >= 400 ? change(answer) : answer)),
  )

/** Statuses, redirects and pages that are no answer of the contract. */
export const statusMutations: readonly Mutation[] = [
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
    'purchasemembership.createOrder',
    'an HTML page under 502',
    ['status'],
    always(() => page(502)),
  ),
  wrongRequests('lounge.detail', 'wrong requests that succeed', () => yes({})),
  wrongRequests('discount.checkAvailable', 'a page for wrong requests', () => page(400)),
  wrongRequests('content.faqPage', '500 for wrong requests', (answer) => ({ ...answer, status: 500 })),
  wrongRequests('cip.getSubscribeTimes', 'a reset for wrong requests', (answer) => ({
    ...answer,
    ending: 'reset',
  })),
]
