import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useLayoutEffect } from 'react'
import { Provider } from 'react-redux'
import {
  createPath,
  createRoutesStub,
  Outlet,
  RouterContextProvider,
  useLocation,
  useNavigate,
} from 'react-router'
import { expect, onTestFinished } from 'vitest'
import { purchases } from '../../features/purchases.ts'
import PurchaseLayout, { clientMiddleware } from '../../routes/purchase-layout.tsx'
import { mirrorSession } from '../../session/mirror-session.ts'
import { loadSession } from '../../session/session-storage.ts'
import { createStore } from '../../store/store.ts'
import { storeContext } from '../../store/store-context.ts'

type RouteModule = { default: () => ReactNode; clientLoader: never }

/** Every feature's real route module; the stub has no generated types. */
const modules = import.meta.glob<RouteModule>('../../features/*/route.tsx', { eager: true })

/** The registered purchases inside their layout. */
const checkout = {
  middleware: clientMiddleware,
  Component: PurchaseLayout,
  children: purchases.map(({ path, route }) => {
    const module = modules[`../../${route}`]
    if (!module) throw new Error(`There is no ${route}.`)
    return {
      path,
      Component: module.default,
      loader: module.clientLoader,
      HydrateFallback: () => null,
      ErrorBoundary: () => <h1>Refused</h1>,
    }
  }),
}

/**
 * Test support: draws the purchase's real route in a tab of its own, started from sessionStorage.
 *
 * @param beside further parts of the frame, such as the error popup
 */
export function showPurchase(address: string, beside?: ReactNode) {
  const store = createStore({ session: loadSession() })
  const stopMirror = mirrorSession(store, () => {})
  // It listens to the document, which outlives the test: without this, it would overwrite a later test's storage.
  onTestFinished(stopMirror)
  const context = new RouterContextProvider()
  context.set(storeContext, store)
  const tab = { address: '', navigate: (_to: number | string, _state?: object) => {} }
  const Stub = createRoutesStub(
    [
      {
        path: '/',
        Component: () => {
          const location = useLocation()
          const navigate = useNavigate()
          // In a layout effect, so that the address changes with its page and not before.
          useLayoutEffect(() => {
            tab.address = createPath(location)
            tab.navigate = (to, state) =>
              void (typeof to === 'number' ? navigate(to) : navigate(to, { state }))
          })
          return <Outlet />
        },
        children: [{ index: true, Component: () => <h1>Home</h1> }, checkout],
      },
    ],
    context as never,
  )
  const user = userEvent.setup({ delay: null })
  const view = render(
    <Provider store={store}>
      <Stub initialEntries={['/', address]} initialIndex={1} future={{ v8_middleware: true }} />
      {beside}
    </Provider>,
  )
  return {
    store,
    user,
    where: () => tab.address,
    go: (to: number | string, state?: object) => act(async () => tab.navigate(to, state)),
    /** Ends the tab as a reload does; sessionStorage stays. */
    close: () => {
      stopMirror()
      view.unmount()
    },
  }
}

export type Tab = ReturnType<typeof showPurchase>

/** 'Next', and on Payment 'Pay £34.00' or 'Confirm'. */
const MAIN_ACTION = /^(Next|Confirm|Pay( [^ ]+)?)$/

/** The Next button. The summary's and the bar's are the same action. */
export function next(): HTMLElement {
  const [button] = screen.getAllByRole('button', { name: MAIN_ACTION })
  if (!button) throw new Error('There is no way on.')
  return button
}

/** Fills a field in one event, as autofill does; tests of the field cover single keystrokes. */
export function fill(label: string | RegExp, text: string): void {
  const field = screen.getByLabelText(label)
  act(() => field.focus())
  fireEvent.change(field, { target: { value: text } })
}

export async function heading(name: string) {
  return screen.findByRole('heading', { level: 1, name })
}

/** Goes from the cart to the review as a visitor does. */
export async function toReview({ user }: Tab) {
  await heading('Your cart')
  await user.click(next())
  await heading('Booking details')
  fill('First name', 'Amelia')
  fill('Last name', 'Hart')
  fill('Email', 'amelia@example.com')
  fill('Confirm email', 'amelia@example.com')
  await user.click(next())
  await heading('Check your booking')
  await waitFor(() => expect(next()).toHaveProperty('disabled', false))
}

export async function toPayment(tab: Tab) {
  await toReview(tab)
  await tab.user.click(next())
  await heading('Pay by card')
}

export async function fillCard({ user }: Tab, cvv = '123') {
  fill('Cardholder name', 'Amelia Hart')
  fill('Card number', '4242424242424242')
  fill('Expiry date', '1250')
  fill('CVV', cvv)
  const terms = screen.getByRole('checkbox')
  if (!(terms as HTMLInputElement).checked) await user.click(terms)
  await waitFor(() => expect(next()).toHaveProperty('disabled', false))
}
