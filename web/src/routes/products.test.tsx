import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeGateway, held, problem, success } from '../api/fake-gateway.test-kit.ts'
import { lane, plans, walkUpPrice } from '../test-kits/offer-answers.test-kit.ts'
import { showPage } from '../test-kits/show-page.test-kit.tsx'

afterEach(() => vi.unstubAllGlobals())

const PRICE = '/api/lounge/getCommonPrice'
const PLANS = '/api/purchasemembership/getPlans'
const LANES = '/api/cip/queryPopularCip'
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')

const answering = () =>
  fakeGateway({
    [PRICE]: () => success(walkUpPrice),
    [PLANS]: () => success(plans),
    [LANES]: () => success([lane]),
  })

test('/products is /products/index, with what came in the query', async () => {
  answering()
  const { where } = showPage('/products?via=menu')
  await heading('Choose what makes your trip easier')
  expect(where()).toBe('/products/index?via=menu')
})

test('the services stand side by side with the prices of the server', async () => {
  answering()
  showPage('/products/index')
  expect(await screen.findByText('£34.00')).toBeDefined()
  expect(await screen.findByText('From £64.00')).toBeDefined()
  expect(document.title).toBe('Lounge passes and fast track | Layover')
  expect(hrefOf(/^What you get ?: Lounge pass/)).toBe('/products/item/lounge')
  expect(hrefOf(/^How it works ?: Fast track/)).toBe('/products/item/fast-track')
  expect(hrefOf(/^Compare plans ?: Membership/)).toBe('/membership-plan')
})

test('a plan is bought from the services too', async () => {
  answering()
  showPage('/products/index')
  await heading('Choose what makes your trip easier')
  expect(hrefOf('Buy a plan')).toBe('/membership-purchase/index')
})

test('a lounge pass is described in full before its price has loaded, and its button leads to the cart', async () => {
  const late = held()
  fakeGateway({ [PRICE]: late.reply })
  showPage('/products/item/lounge')
  await heading('One pass, any lounge in the network')
  for (const title of ['What you get', 'How it works', 'Where you can use it', 'Good to know']) {
    expect(screen.getByRole('heading', { level: 2, name: title })).toBeDefined()
  }
  expect(screen.queryByText('£34.00')).toBeNull()
  late.answer(success(walkUpPrice))
  expect(await screen.findAllByText('£34.00')).toHaveLength(2)
  for (const link of screen.getAllByRole('link', { name: 'Buy pass' })) {
    expect(link.getAttribute('href')).toBe('/lounge/buypass?step=1')
  }
  expect(hrefOf('Find a lounge')).toBe('/airport-list/popular')
})

test('a price that does not come leaves the page usable', async () => {
  fakeGateway({ [PRICE]: () => problem(502) })
  const { user } = showPage('/products/item/lounge')
  await user.click(await screen.findByRole('button', { name: 'OK' }))
  expect(screen.getByText('The price is shown in your cart')).toBeDefined()
  expect(screen.getAllByRole('link', { name: 'Buy pass' })).toHaveLength(2)
})

test('fast track shows real lanes with their prices, and the way on leads to the airports', async () => {
  answering()
  showPage('/products/item/fast-track')
  const row = await screen.findByRole('link', { name: /LHR.*Fast Track Terminal 5.*£11\.00/ })
  expect(row.getAttribute('href')).toBe('/airport/layover/LHR')
  expect(screen.getAllByText(/Non-refundable/).length).toBeGreaterThan(0)
  for (const link of screen.getAllByRole('link', { name: 'Find your airport' })) {
    expect(link.getAttribute('href')).toBe('/airport-list/popular')
  }
})

test.each(['', 'none'])('fast track does without lanes that do not come (%s)', async (kind) => {
  fakeGateway({ [LANES]: () => (kind ? success([]) : problem(504)) })
  showPage('/products/item/fast-track')
  expect(await screen.findByText(/Open an airport’s page/)).toBeDefined()
})

test.each(['spa', 'Lounge', 'constructor', '%3Cscript%3E'])(
  '/products/item/%s is not found',
  async (type) => {
    const seen = answering()
    showPage(`/products/item/${type}`)
    await heading('This page has departed')
    expect(document.title).toBe('Page not found | Layover')
    expect(seen).toHaveLength(0)
  },
)
