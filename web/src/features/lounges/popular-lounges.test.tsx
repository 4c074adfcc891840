import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeGateway, problem, success } from '../../api/fake-gateway.test-kit.ts'
import { selectErrorPopup } from '../../store/error-popup-slice.ts'
import '../../store/store-api.ts'
import { lounge } from '../../test-kits/place-answers.test-kit.ts'
import { showInShop } from '../../test-kits/show-in-shop.test-kit.tsx'
import { PopularLounges } from './popular-lounges.tsx'

const PATH = '/api/lounge/popularLounges'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('each lounge is named with its airport, to look at and not to buy', async () => {
  fakeGateway({ [PATH]: () => success([lounge('DXB-CREEK', { airportCode: 'DXB', securityType: '' })]) })
  showInShop(<PopularLounges />)
  const link = await screen.findByRole('link', { name: /DXB.*DXB-CREEK lounge/ })
  expect(link.getAttribute('href')).toBe('/lounge/detail/layover/DXB-CREEK')
  expect(screen.queryByRole('link', { name: /Buy/ })).toBeNull()
})

test('lounges that do not load leave the page as it is, without a popup', async () => {
  const seen = fakeGateway({ [PATH]: () => problem(503) })
  const { store, container } = showInShop(<PopularLounges />)
  await waitFor(() =>
    expect(store.getState().api?.queries).toHaveProperty(['popularLounges({})', 'status'], 'rejected'),
  )
  expect(seen.length).toBeGreaterThan(0)
  expect(selectErrorPopup(store.getState())).toBeNull()
  expect(container.textContent).toBe('')
})
