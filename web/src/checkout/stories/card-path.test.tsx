import { renderHook, waitFor } from '@testing-library/react'
import { Provider } from 'react-redux'
import { afterEach, expect, it, vi } from 'vitest'
import { success } from '../../api/fake-gateway.test-kit.ts'
import { createStore } from '../../store/store.ts'
import '../../store/store-api.ts'
import { useCardPath } from '../payment/use-card-path.ts'
import { paths, price, shopAnswering } from './purchase-answers.test-kit.ts'

const online = vi.spyOn(navigator, 'onLine', 'get')

afterEach(() => {
  online.mockReturnValue(true)
  vi.unstubAllGlobals()
})

const lost = () => {
  throw new TypeError('Failed to fetch')
}

it.each([
  ['does not come', { [paths.cardPath]: lost }],
  [
    'opens no session',
    {
      [paths.cardPath]: () => success({ caller: 'layover-shop', switchFlag: '1', switchToken: '' }),
      '/api/lounge/createSession/layover': lost,
    },
  ],
])('without a connection, the way of a card that %s opens no popup (P458)', async (_, answers) => {
  online.mockReturnValue(false)
  shopAnswering(answers)
  const store = createStore()
  const { result } = renderHook(() => useCardPath(price), {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  })
  await waitFor(() => expect(result.current.way.state).toBe('failed'))
  expect(store.getState().errorPopup.content).toBeNull()
})
