import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import {
  createPath,
  createRoutesStub,
  Outlet,
  RouterContextProvider,
  useLocation,
  useNavigate,
} from 'react-router'
import { Frame } from '../app/frame/frame.tsx'
import { leavePage } from '../app/navigation-memory.ts'
import { ErrorBoundary } from '../root.tsx'
import * as airport from '../routes/airport.tsx'
import * as airportList from '../routes/airport-list.tsx'
import ContactUs from '../routes/contact-us.tsx'
import * as content from '../routes/content.tsx'
import DeleteAccount, { clientLoader as toDeletion } from '../routes/delete-account.tsx'
import DeleteAccountForm from '../routes/delete-account-form.tsx'
import DeleteAccountIndex from '../routes/delete-account-index.tsx'
import DeleteAccountResult from '../routes/delete-account-result.tsx'
import HelpTopics, { clientLoader as toHelp } from '../routes/help-topics.tsx'
import * as helpTopicsCategory from '../routes/help-topics-category.tsx'
import * as helpTopicsIndex from '../routes/help-topics-index.tsx'
import * as loungeDetail from '../routes/lounge-detail.tsx'
import * as membershipPlan from '../routes/membership-plan.tsx'
import * as product from '../routes/product.tsx'
import * as products from '../routes/products.tsx'
import * as productsIndex from '../routes/products-index.tsx'
import * as surveyTnc from '../routes/survey-tnc.tsx'
import { createStore } from '../store/store.ts'
import { storeContext } from '../store/store-context.ts'

type RouteModule = {
  default: unknown
  clientLoader?: unknown
  HydrateFallback?: unknown
  shouldRevalidate?: unknown
}

/** The stub has no generated types; the route modules are the real ones. */
function page(
  path: string,
  { default: Component, clientLoader, HydrateFallback, shouldRevalidate }: RouteModule,
) {
  return {
    path,
    Component: Component as () => ReactNode,
    ...(clientLoader !== undefined && { loader: clientLoader as never }),
    HydrateFallback: (HydrateFallback ?? (() => null)) as () => ReactNode,
    ...(shouldRevalidate !== undefined && { shouldRevalidate: shouldRevalidate as never }),
  }
}

/** Test support: draws the shop's real pages that read from the server, inside the frame, in a tab of their own. */
export function showPage(address: string) {
  const store = createStore()
  const context = new RouterContextProvider()
  context.set(storeContext, store)
  const tab = { address: '', state: undefined as unknown, go: (_to: string) => {} }
  const Root = () => {
    const navigate = useNavigate()
    const location = useLocation()
    tab.address = createPath(location)
    tab.state = location.state
    tab.go = (to) => void navigate(to)
    return <Outlet />
  }
  const Stub = createRoutesStub(
    [
      {
        id: 'root',
        path: '/',
        middleware: [leavePage],
        Component: () => (
          <Frame>
            <Root />
          </Frame>
        ),
        ErrorBoundary: ErrorBoundary as () => ReactNode,
        children: [
          page('airport-list/:pageType', airportList),
          page('airport/:agentId/:code', airport),
          page('lounge/detail/:agentId/:code', loungeDetail),
          page('content/:pageType', content),
          page('survey/tnc', surveyTnc),
          page('help-topics/index', helpTopicsIndex),
          page('help-topics/category/:type', helpTopicsCategory),
          { path: 'help-topics', Component: HelpTopics, loader: toHelp as never },
          { path: 'contact-us', Component: ContactUs },
          { path: 'delete-account', Component: DeleteAccount, loader: toDeletion as never },
          { path: 'delete-account/index', Component: DeleteAccountIndex },
          { path: 'delete-account/form', Component: DeleteAccountForm },
          { path: 'delete-account/result', Component: DeleteAccountResult },
          page('products', products),
          page('products/index', productsIndex),
          page('products/item/:productType', product),
          page('membership-plan', membershipPlan),
          { path: '*', Component: () => <h1>Elsewhere</h1> },
        ],
      },
    ],
    context as never,
  )
  const view = render(
    <Provider store={store}>
      <Stub initialEntries={[address]} />
    </Provider>,
  )
  return {
    ...view,
    store,
    user: userEvent.setup({ delay: null }),
    where: () => tab.address,
    state: () => tab.state,
    go: (to: string) => act(async () => tab.go(to)),
  }
}
