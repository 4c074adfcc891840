import { FAST_TRACK, LOUNGE_PASS, MEMBERSHIP, PRE_BOOKING } from '@layover/site/addresses'
import { expect, test } from 'vitest'
import { countPurchases } from './events.ts'
import { visitEvents } from './visit-events.ts'

const at = (address: string) => {
  const { pathname, search } = new URL(address, 'https://shop.example')
  return { pathname, search }
}
const purchases = [
  { name: 'lounge-pass', path: LOUNGE_PASS },
  { name: 'pre-booking', path: PRE_BOOKING },
  { name: 'fast-track', path: FAST_TRACK },
  { name: 'membership', path: MEMBERSHIP },
]
countPurchases(purchases)
const events = (to: string, from?: string) =>
  visitEvents(from === undefined ? null : at(from), at(to), purchases)

test.each([
  ['/', '/'],
  ['/airport-list/popular', '/airport-list/:pageType'],
  ['/airport/layover/LHR?terminal=5', '/airport/:agentId/:code'],
  ['/products/index', '/products/index'],
  ['/products/item/lounge', '/products/item/:productType'],
  ['/lounge/detail/layover/LHR-HARRIER', '/lounge/detail/:agentId/:code'],
  ['/contact-us', '/contact-us'],
  ['/help-topics/category/passes', '/help-topics/category/:type'],
  ['/content/privacy-policy', '/content/:pageType'],
  ['/survey/tnc', '/survey/tnc'],
  ['/delete-account/form', '/delete-account/form'],
  ['/membership-plan', '/membership-plan'],
  ['/amelia.hart@example.com', '*'],
])('%s is counted as %s', (address, page) => {
  expect(events(address)).toEqual([{ name: 'page_viewed', page }])
})

test('a search is counted without its word, and once', () => {
  const searched = { name: 'search_performed', what: 'airports' }
  expect(events('/airport-list/search?wd=amelia.hart@example.com')).toEqual([
    { name: 'page_viewed', page: '/airport-list/:pageType' },
    searched,
  ])
  expect(events('/airport-list/search?wd=zur', '/airport-list/search?wd=lon')).toEqual([searched])
  expect(events('/airport-list/search?wd=zur&from=app', '/airport-list/search?wd=zur')).toEqual([])
  expect(events('/help-topics/category/search?wd=refund').at(-1)).toEqual({
    name: 'search_performed',
    what: 'help',
  })
})

test.each([
  ['/lounge/buypass?step=2', 'lounge-pass', 2],
  ['/lounge/layover/LHR-HARRIER/prebook?step=4', 'pre-booking', 4],
  ['/fast-track/layover/LHR/LHR-FT-T5?step=1', 'fast-track', 1],
  ['/membership-purchase/index', 'membership', 1],
  ['/membership-purchase/checkout?step=3', 'membership', 3],
])('%s reaches a step of %s', (address, purchase, step) => {
  expect(events(address).slice(1)).toEqual([{ name: 'step_reached', purchase, step }])
})

test('a step is counted when it is reached, not when its address changes otherwise', () => {
  const to = '/lounge/buypass?step=2'
  expect(events(to, '/lounge/buypass?step=1')).toHaveLength(1)
  expect(events(`${to}&from=app`, to)).toEqual([])
})

test.each([
  ['/lounge/buypass/success?ref=LV-1#k=secret', 'lounge-pass', 'success'],
  ['/fast-track/layover/LHR/T5/fail?type=payment', 'fast-track', 'payment'],
  ['/membership-purchase/result/fail?type=order', 'membership', 'order'],
])('%s ends a purchase of %s with %s', (address, purchase, result) => {
  expect(events(address).slice(1)).toEqual([{ name: 'purchase_ended', purchase, result }])
  expect(JSON.stringify(events(address))).not.toMatch(/LV-1|secret|LHR/)
})
