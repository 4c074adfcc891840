import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeGateway, held, problem, success } from '../api/fake-gateway.test-kit.ts'
import { price } from '../checkout/stories/purchase-answers.test-kit.ts'
import { plans, walkUpPrice } from '../test-kits/offer-answers.test-kit.ts'
import { showPage } from '../test-kits/show-page.test-kit.tsx'

afterEach(() => vi.unstubAllGlobals())

const PLANS = '/api/purchasemembership/getPlans'
const OFFER = '/api/purchasemembership/getPlanByAgentId'
const QUOTE = '/api/lounge/calculateLoungePrice'
const WALK_UP = '/api/lounge/getCommonPrice'

const answering = (answers: Parameters<typeof fakeGateway>[0] = {}) =>
  fakeGateway({
    [PLANS]: () => success(plans),
    [OFFER]: () => success({ ...plans[0], totalAmount: '181.00' }),
    [QUOTE]: () => success({ ...price, totalAmount: '205.00' }),
    [WALK_UP]: () => success(walkUpPrice),
    ...answers,
  })

const cards = async () => {
  const list = (await screen.findByRole('heading', { level: 3, name: 'Weekender' })).closest('ul')
  return within(list as HTMLElement)
    .getAllByRole('listitem')
    .filter((item) => item.matches('.plan'))
}

test('each plan shows its name, price, price per visit, that of a single pass, validity and benefits', async () => {
  answering()
  showPage('/membership-plan')
  const [first] = await cards()
  await within(first as HTMLElement).findByText(/for a single pass/)
  const words = first?.textContent
  for (const part of [
    'Weekender',
    '1 year',
    '£64.00',
    '£32.00 per visit',
    'instead of £34.00 for a single pass',
    'Any lounge in the network',
  ]) {
    expect(words).toContain(part)
  }
  expect(document.title).toBe('Membership plans | Layover')
})

test('the page shows everything else while the plans load', async () => {
  const late = held()
  answering({ [PLANS]: late.reply })
  showPage('/membership-plan')
  await screen.findByRole('heading', { level: 1, name: 'Fly often? Pay less each visit.' })
  expect(screen.getByRole('heading', { level: 2, name: 'How it works' })).toBeDefined()
  expect(screen.queryByRole('table')).toBeNull()
  late.answer(success(plans))
  expect(await cards()).toHaveLength(2)
})

test('the comparison is a table with a header for every row and column', async () => {
  answering()
  showPage('/membership-plan')
  const table = await screen.findByRole('table', { name: 'The plans and a single pass compared' })
  await within(table).findByRole('row', { name: 'Price per visit £34.00 £32.00 £29.00' })
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Single pass', 'Weekender', 'Explorer'])
  expect(within(table).getByRole('row', { name: 'Visits 1 2 6' })).toBeDefined()
  expect(within(table).getByRole('row', { name: 'Maximum visits No limit 6 16' })).toBeDefined()
})

test('each plan leads to its purchase, with the plan in the cart', async () => {
  answering()
  showPage('/membership-plan')
  await cards()
  expect(screen.getByRole('link', { name: 'Buy Weekender' }).getAttribute('href')).toBe(
    '/membership-purchase/index?planId=LAYOVER-WEEKENDER',
  )
})

test('plans that failed to load offer a retry in their place', async () => {
  answering({ [PLANS]: () => problem(502) })
  const { user } = showPage('/membership-plan')
  await user.click(await screen.findByRole('button', { name: 'OK' }))
  answering()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await cards()).toHaveLength(2)
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

test('a script in a plan shows as text', async () => {
  const name = '<script>alert(1)</script>'
  answering({ [PLANS]: () => success([{ ...plans[0], name, description: '<img src=x onerror=alert(1)>' }]) })
  showPage('/membership-plan')
  expect((await screen.findAllByText(name)).length).toBeGreaterThan(0)
  expect(document.querySelector('main script, main img[src=x]')).toBeNull()
})

const year = async () => (await screen.findByText('Visits in a year')).closest('.year-cost') as HTMLElement
const wayOf = async (name: string) =>
  within(await year())
    .getByText(name, { selector: 'b' })
    .closest('li')?.textContent

test('a year shows the server’s totals, by passes and by each plan, and the lowest is marked', async () => {
  const seen = answering({ [OFFER]: () => success({ ...plans[0], totalAmount: '184.00' }) })
  showPage('/membership-plan')
  await waitFor(async () => expect(await wayOf('Single passes')).toBe('Single passes6 passes£205.00'))
  expect(await wayOf('Weekender')).toBe('Weekender2 visits and 4 more£184.00')
  expect(await wayOf('Explorer')).toBe('ExplorerLowest price6 visits£174.00')
  expect(within(await year()).getByRole('status').textContent).toBe(
    '6 visits: lowest with Explorer, £174.00.',
  )
  expect(seen.filter(({ path }) => path === QUOTE).map(({ body }) => body)).toContainEqual({
    passengerNumber: 6,
  })
})

test('a plan with too few visits has no price, and one with visits to spare shows them', async () => {
  answering({ [QUOTE]: ({ passengerNumber }) => success({ ...price, totalAmount: `${passengerNumber}.00` }) })
  const { user } = showPage('/membership-plan')
  const box = within(await year()).getByRole('spinbutton')
  await user.clear(box)
  await user.type(box, '9{Enter}')
  await waitFor(async () =>
    expect(await wayOf('Single passes')).toBe('Single passesLowest price9 passes£9.00'),
  )
  expect(await wayOf('Weekender')).toBe('WeekenderUp to 6 visits–')
  await user.clear(box)
  await user.type(box, '1{Enter}')
  await waitFor(async () => expect(await wayOf('Single passes')).toBe('Single passesLowest price1 pass£1.00'))
  expect(await wayOf('Explorer')).toBe('Explorer6 visits, 5 to spare£174.00')
})

test('a total that does not come leaves the others', async () => {
  answering({ [QUOTE]: () => problem(502) })
  const { user } = showPage('/membership-plan')
  await user.click(await screen.findByRole('button', { name: 'OK' }))
  expect(await wayOf('Single passes')).toBe('Single passes6 passes–')
  expect(await wayOf('Explorer')).toBe('ExplorerLowest price6 visits£174.00')
})
