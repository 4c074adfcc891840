import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { createRoutesStub } from 'react-router'
import { createStore } from '../store/store.ts'

/** Test support: draws an element at an address, with a store of its own and the shop's router around it. */
export function showInShop(element: ReactNode, address = '/') {
  const store = createStore()
  const Stub = createRoutesStub([{ path: '*', Component: () => element }])
  const view = render(
    <Provider store={store}>
      <Stub initialEntries={[address]} />
    </Provider>,
  )
  return { ...view, store }
}
