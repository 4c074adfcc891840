import type { Mutation } from '../mutation.ts'
import { type Answer, withJson, yes } from '../stub/answer.ts'
import { replacing, transport } from './build.ts'
import { everyAnswer, NO_ANSWER, page } from './wire.ts'

/** Changes how the upstream refuses a wrong request. */
const changingRefusals = (call: string, name: string, change: (answer: Answer) => Answer): Mutation =>
  transport(call, name, ['status', 'content-type', '$.state', ...NO_ANSWER], () =>
    replacing((answer) => (answer.status >= 400 ? change(answer) : answer)),
  )

/**
 * Statuses, redirects and HTML pages that the contract does not allow. Each list names the places where a finding may
 * point.
 */
export const statusMutations: readonly Mutation[] = [
  transport(
    'lounge.lounges',
    'an HTML page under 200',
    ['content-type', 'body'],
    everyAnswer(() => page(200)),
  ),
  transport(
    'content.getTcList',
    'an HTML page under 503',
    ['status'],
    everyAnswer(() => page(503)),
  ),
  transport(
    'airport.getPopularAirports',
    'a redirect',
    ['status'],
    everyAnswer((answer) => ({
      ...answer,
      status: 302,
      headers: { location: '/login' },
      body: Buffer.alloc(0),
    })),
  ),
  transport(
    'product.getByEntity',
    'a permanent redirect',
    ['status'],
    everyAnswer((answer) => ({
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
    everyAnswer((answer) => ({ ...answer, status: 204, body: Buffer.alloc(0) })),
  ),
  transport(
    'cip.queryPopularCip',
    '201 in place of 200',
    ['status'],
    everyAnswer((answer) => ({ ...answer, status: 201 })),
  ),
  transport(
    'cip.detail',
    '206 in place of 200',
    ['status'],
    everyAnswer((answer) => ({ ...answer, status: 206 })),
  ),
  transport(
    'lounge.getCommonPrice',
    '500 as JSON',
    ['status'],
    everyAnswer((answer) => withJson({ ...answer, status: 500 }, { title: 'Oops' })),
  ),
  transport(
    'discount.checkAvailable',
    '404 for every code',
    ['status'],
    everyAnswer((answer) => withJson({ ...answer, status: 404 }, { title: 'No' })),
  ),
  transport(
    'purchasemembership.getPlans',
    '401 for every request',
    ['status'],
    everyAnswer((answer) => withJson({ ...answer, status: 401 }, {})),
  ),
  transport(
    'pci.getPciParam',
    '500 with the right body',
    ['status'],
    everyAnswer((answer) => ({ ...answer, status: 500 })),
  ),
  transport(
    'customer.serviceCreate',
    'an HTML page under 200',
    ['content-type', 'body'],
    everyAnswer(() => page(200)),
  ),
  transport(
    'account.deleteAccount',
    '500 as JSON',
    ['status'],
    everyAnswer((answer) => withJson({ ...answer, status: 500 }, {})),
  ),
  transport(
    'lounge.createOrder',
    'a redirect',
    ['status'],
    everyAnswer((answer) => ({
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
    everyAnswer((answer) => ({ ...answer, status: 202 })),
  ),
  transport(
    'purchasemembership.createOrder',
    'an HTML page under 502',
    ['status'],
    everyAnswer(() => page(502)),
  ),
  changingRefusals('cip.checkAvailable', 'places held for wrong counts', () => yes({})),
  changingRefusals('discount.checkAvailable', 'a page under 200 for wrong requests', () => page(200)),
  changingRefusals('content.faqPage', '500 for wrong requests', (answer) => ({ ...answer, status: 500 })),
  changingRefusals('cip.getSubscribeTimes', 'a reset for wrong requests', (answer) => ({
    ...answer,
    ending: 'reset',
  })),
]
