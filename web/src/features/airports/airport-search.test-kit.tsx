import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { vi } from 'vitest'
import { DEFAULT_SESSION } from '../../session/session-state.ts'
import { createStore } from '../../store/store.ts'
import '../../store/store-api.ts'
import { AirportSearch } from './airport-search.tsx'

const airport = (code: string, name: string, city: string, country: string) => ({
  agentId: 'layover',
  code,
  iataCode: code,
  name,
  city,
  country,
  imgUrl: '',
  supportLounge: true,
  supportCip: false,
})
export const heathrow = airport('LHR', 'London Heathrow', 'London', 'United Kingdom')
export const gatwick = airport('LGW', 'London Gatwick', 'London', 'United Kingdom')
export const zurich = airport('ZRH', 'Zürich Airport', 'Zürich', 'Switzerland')

export const GET = '/api/airport/get'

/** The test controls the debounce's clock; other timers run on. */
export function startClock() {
  vi.useFakeTimers({ shouldAdvanceTime: true })
}
export function stopClock() {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
}

/**
 * Test support: draws the search in a shop of its own. `typedEarly` is the text in the prerendered page's focused
 * input before hydration.
 */
export function open(session = DEFAULT_SESSION, typedEarly?: string) {
  const store = createStore({ session })
  const router = createMemoryRouter([
    { path: '/', Component: () => <AirportSearch /> },
    { path: '*', Component: () => <h1>elsewhere</h1> },
  ])
  const shop = (
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>
  )
  if (typedEarly === undefined) render(shop)
  else render(shop, { container: prerendered(shop, typedEarly), hydrate: true })
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  const address = () => router.state.location.pathname + router.state.location.search
  return { store, user, address, input: () => screen.getByLabelText<HTMLInputElement>(/flying from/) }
}

function prerendered(shop: ReactNode, typed: string): HTMLElement {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(shop)
  const input = container.querySelector('input')
  if (!input) throw new Error('the prerendered page has no input')
  input.focus()
  input.value = typed
  return container
}

export const list = async () => within(await screen.findByRole('listbox', { name: 'Airports' }))
