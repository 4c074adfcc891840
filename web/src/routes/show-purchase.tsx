import { act, render, screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { Provider } from 'react-redux'
import {
  createPath,
  createRoutesStub,
  Outlet,
  RouterContextProvider,
  useLocation,
  useNavigate,
} from 'react-router'
import { createStore, storeContext } from '../app/store.ts'
import { mirrorSession } from '../session/mirror-session.ts'
import { loadSession } from '../session/session-storage.ts'
import LoungeBuypass, { clientLoader } from './lounge-buypass.tsx'

/** Test support: the purchase's real route in a tab of its own, started from what sessionStorage holds. */
export function showPurchase(address: string) {
  const store = createStore({ session: loadSession() })
  const stopMirror = mirrorSession(store)
  const context = new RouterContextProvider()
  context.set(storeContext, store)
  const tab = { address: '', navigate: (_to: number | string) => {} }
  const Stub = createRoutesStub(
    [
      {
        path: '/',
        Component: () => {
          const location = useLocation()
          const navigate = useNavigate()
          tab.address = createPath(location)
          tab.navigate = (to) => void (typeof to === 'number' ? navigate(to) : navigate(to))
          return <Outlet />
        },
        children: [
          { index: true, Component: () => <h1>Home</h1> },
          {
            path: 'lounge/buypass/:result?',
            // The stub knows no generated types; the route module is the real one.
            Component: LoungeBuypass as () => React.ReactNode,
            loader: clientLoader as never,
            HydrateFallback: () => null,
            ErrorBoundary: () => <h1>Refused</h1>,
          },
        ],
      },
    ],
    context as never,
  )
  const user = userEvent.setup()
  const view = render(
    <Provider store={store}>
      <Stub initialEntries={['/', address]} initialIndex={1} />
    </Provider>,
  )
  return {
    store,
    user,
    where: () => tab.address,
    go: (to: number | string) => act(async () => tab.navigate(to)),
    /** The tab is gone as on a reload; what sessionStorage holds stays. */
    close: () => {
      stopMirror()
      view.unmount()
    },
  }
}

export type Tab = ReturnType<typeof showPurchase>

/** The one Next that counts: the summary's and the bar's are the same action. */
export function next(): HTMLElement {
  const [button] = screen.getAllByRole('button', { name: /^(Next|Confirm)$/ })
  if (!button) throw new Error('There is no way on.')
  return button
}

export async function type(user: UserEvent, label: string | RegExp, text: string): Promise<void> {
  const field = screen.getByLabelText(label)
  await user.clear(field)
  await user.type(field, text)
}
