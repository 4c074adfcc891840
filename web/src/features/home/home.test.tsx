import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeGateway, problem, success } from '../../api/fake-gateway.test-kit.ts'
import Home from '../../routes/home.tsx'
import { savePass } from '../../session/device-passes.ts'
import { selectErrorPopup } from '../../store/error-popup-slice.ts'
import { lane, plans } from '../../test-kits/offer-answers.test-kit.ts'
import { heathrow, zurich } from '../../test-kits/place-answers.test-kit.ts'
import { showInShop } from '../../test-kits/show-in-shop.test-kit.tsx'

let idle: (() => void)[] = []
beforeEach(() => {
  idle = []
  vi.stubGlobal('requestIdleCallback', (task: () => void) => idle.push(task))
  vi.stubGlobal('cancelIdleCallback', (task: number) => delete idle[task - 1])
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
})

const becomeIdle = () => {
  for (const task of idle) task?.()
}

const ANSWERS = {
  '/api/lounge/getCommonPrice': () => success({ currency: 'GBP', currencySymbol: '£', price: '35.50' }),
  '/api/cip/queryPopularCip': () =>
    success([
      { ...lane, price: '12.00' },
      { ...lane, cipCode: 'LHR-FT-T2', price: '9.50' },
      { ...lane, cipCode: 'HND-FT-T3', currency: 'JPY', currencySymbol: '¥', price: '5' },
    ]),
  '/api/purchasemembership/getPlans': () => success(plans),
  '/api/airport/getPopularAirports': () => success([heathrow, zurich]),
}

test('an idle browser loads the prices and the popular airports', async () => {
  const seen = fakeGateway(ANSWERS)
  showInShop(<Home />)
  expect(screen.getByText('One price, any lounge')).toBeDefined()
  expect(seen).toHaveLength(0)
  becomeIdle()
  const airport = await screen.findByRole('link', { name: 'ZRH Zürich' })
  expect(airport.getAttribute('href')).toBe('/airport/layover/ZRH')
  expect(screen.getAllByText('£35.50')).toHaveLength(2)
  expect(screen.getByText('From £9.50')).toBeDefined()
  expect(screen.getByText('From £29.00 per visit')).toBeDefined()
})

test('without prices and airports the page keeps its words, and no popup opens', async () => {
  const failing = Object.keys(ANSWERS).map((path) => [path, () => problem(503)])
  const seen = fakeGateway(Object.fromEntries(failing))
  const { store } = showInShop(<Home />)
  becomeIdle()
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Popular airports' })).toBeNull())
  expect(seen.length).toBeGreaterThanOrEqual(4)
  expect(screen.getByText('Priced by airport')).toBeDefined()
  expect(screen.getByText('Less per visit than a pass')).toBeDefined()
  expect(selectErrorPopup(store.getState())).toBeNull()
})

test('a page that is left before the browser is idle loads nothing', () => {
  const seen = fakeGateway(ANSWERS)
  showInShop(<Home />).unmount()
  becomeIdle()
  expect(seen).toHaveLength(0)
})

test('after a pass is removed focus is on the heading of the others, and of the page after the last', async () => {
  const pass = { address: '/a#k=b', title: 'Lounge pass', detail: '', until: '2099-11-21' }
  for (const reference of ['LV2F1D5A', 'LV2F1D5B']) savePass({ ...pass, reference })
  showInShop(<Home />)
  const headings = [screen.getByText('Your passes'), screen.getByRole('heading', { level: 1 })]
  for (const heading of headings) {
    await userEvent.click(screen.getAllByRole('button', { name: /^Remove Lounge pass/ })[0] as Element)
    expect(document.activeElement).toBe(heading)
  }
})
