import { createPageTable } from '@layover/site/pages/page-table'
import { expect, it } from 'vitest'
import { purchases } from '../src/features/purchases.ts'
import { FIRST_PAGES } from './first-pages.tsx'

const find = createPageTable('https://shop.example')

/** The kind of built page that the server of the shop takes for a path. */
function kindAt(path: string): string | undefined {
  const found = find(path)
  const lane = {
    cipName: 'Lane',
    cipCode: 'LHR-T2',
    type: '',
    agentId: 'layover',
    openingHours: [],
    rules: [],
  }
  const lounge = { prebookAllow: true, loungeCode: 'LHR-HARRIER' }
  const page = 'queries' in found ? found.toPage({ lane, lounge }) : found
  return page?.first?.kind
}

it.each([
  ['lounge-pass-cart', '/lounge/buypass'],
  ['lounge-pass', '/lounge/buypass/success'],
  ['pre-booking-cart', '/lounge/layover/LHR-HARRIER/prebook'],
  ['pre-booking', '/lounge/layover/LHR-HARRIER/prebook/fail'],
  ['fast-track-cart', '/fast-track/layover/LHR/LHR-T2'],
  ['fast-track', '/fast-track/layover/LHR/LHR-T2/success'],
  ['membership-cart', '/membership-purchase/index'],
  ['membership', '/membership-purchase/checkout'],
  ['membership', '/membership-purchase/result/success'],
])('%s at %s starts with the page that the build has for that purchase', (kind, path) => {
  expect(kindAt(path)).toBe(kind)
  expect(FIRST_PAGES.map((page) => page.kind)).toContain(kind)
})

it('has a page for every purchase', () => {
  expect(FIRST_PAGES.map((page) => page.kind)).toEqual(
    expect.arrayContaining(purchases.map(({ name }) => name)),
  )
})
