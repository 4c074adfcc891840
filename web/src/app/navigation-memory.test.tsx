import { act, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { createRoutesStub, Link, Outlet, RouterContextProvider, useNavigate } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { client } from '../api/client.ts'
import { fakeGateway, held, success } from '../api/fake-gateway.test-kit.ts'
import { DEFAULT_SESSION } from '../session/session-state.ts'
import { createStore, type Store } from '../store/store.ts'
import { api } from '../store/store-api.ts'
import { storeContext } from '../store/store-context.ts'
import { Frame } from './frame/frame.tsx'
import { enterByDocument, leavePage } from './navigation-memory.ts'

afterEach(() => vi.unstubAllGlobals())

const stored = {
  ...DEFAULT_SESSION,
  loungeBuypassInputInfo: { passengerNumber: 3 },
  processGoBackPath: '/before',
}

let go: ReturnType<typeof useNavigate>

function Root() {
  go = useNavigate()
  return (
    <Frame>
      <main id="main">
        <Outlet />
        <Link to="/airport-list/all">here</Link>
      </main>
    </Frame>
  )
}

async function open(address: string, load: (store: Store) => unknown = () => null) {
  const store = createStore({ session: stored })
  const context = new RouterContextProvider()
  context.set(storeContext, store)
  const page = {
    path: '*',
    loader: () => load(store),
    Component: () => <h1>A page</h1>,
    HydrateFallback: () => null,
  }
  const Stub = createRoutesStub(
    [{ id: 'root', middleware: [leavePage], Component: Root, HydrateFallback: () => null, children: [page] }],
    context,
  )
  render(
    <Provider store={store}>
      <Stub initialEntries={[address]} future={{ v8_middleware: true }} />
    </Provider>,
  )
  await screen.findByRole('heading', { name: 'A page' })
  return { session: () => store.getState().session, store }
}

test('entering a booking from elsewhere remembers the way back and clears the saved inputs', async () => {
  const { session } = await open('/airport/layover/LHR?terminal=5')
  await act(() => go('/lounge/buypass?step=1'))
  expect(session().processGoBackPath).toBe('/airport/layover/LHR?terminal=5')
  expect(session().loungeBuypassInputInfo).toBeNull()
})

test('the way back does not begin an embedding again that has ended', async () => {
  const { session } = await open('/airport/layover/LHR?from=app')
  await act(() => go('/lounge/buypass?step=1'))
  expect(session().processGoBackPath).toBe('/airport/layover/LHR')
})

test('the inputs are cleared before the loaders of the booking look at them', async () => {
  const seen: unknown[] = []
  await open('/', (store) => {
    seen.push(store.getState().session.loungeBuypassInputInfo)
    return null
  })
  await act(() => go('/lounge/buypass?step=1'))
  expect(seen).toEqual([{ passengerNumber: 3 }, null])
})

test('a reload in a booking keeps what was typed and the way back', async () => {
  const { session } = await open('/lounge/buypass?step=2')
  await act(() => go('/lounge/buypass?step=3'))
  await act(() => go('/lounge/buypass/fail?type=payment'))
  expect(session().processGoBackPath).toBe('/before')
  expect(session().loungeBuypassInputInfo).toEqual({ passengerNumber: 3 })
})

/** The document of an address, in a tab that showed `lastPage` before. */
function load(lastPage: string, address: string) {
  const store = createStore({ session: { ...stored, lastPage } })
  enterByDocument(store, address)
  return store.getState().session
}

test.each([
  ['/lounge/buypass', true],
  ['/lounge/buypass/success', true],
  ['/lounge/1/LHR-HARRIER/prebook', true],
  ['/fast-track/1/LHR/LHR-FT-T5/fail', true],
  ['/lounge/detail/1/LHR-HARRIER', false],
  ['/membership-purchase/index', true],
  ['/membership-purchase/result/success', true],
  ['/membership-plan', false],
  ['/', false],
])('a document of %s begins a booking: %s', (address, expected) => {
  expect(load('/', address).loungeBuypassInputInfo === null).toBe(expected)
})

test('a booking that is entered by a typed address is as new as one that a link leads to', () => {
  expect(load('/airport/layover/LHR?terminal=5', '/lounge/buypass')).toMatchObject({
    processGoBackPath: '/airport/layover/LHR?terminal=5',
    loungeBuypassInputInfo: null,
  })
})

test('a booking that is entered from another one drops what was typed there, and keeps the way back', () => {
  expect(load('/membership-purchase/checkout?step=2', '/lounge/buypass')).toMatchObject({
    processGoBackPath: '/before',
    loungeBuypassInputInfo: null,
  })
})

test.each([
  ['the same booking, loaded again', '/lounge/buypass?step=2', '/lounge/buypass'],
  ['a result of the booking', '/lounge/buypass', '/lounge/buypass/success'],
  ['a page that is no booking', '/airport/layover/LHR', '/help-topics'],
  ['the first page of a tab', '', '/lounge/buypass'],
])('%s keeps what was typed', (_, lastPage, address) => {
  expect(load(lastPage, address)).toEqual({ ...stored, lastPage })
})

test('the page that a tab shows is remembered for the next document', async () => {
  const { session } = await open('/airport/layover/LHR?from=app&terminal=5')
  expect(session().lastPage).toBe('/airport/layover/LHR?terminal=5')
})

test('leaving a booking keeps it, so that Back finds it unless another one is entered', async () => {
  const { session } = await open('/lounge/buypass?step=2')
  await act(() => go('/help-topics'))
  expect(session().loungeBuypassInputInfo).toEqual({ passengerNumber: 3 })
})

test('going to the page that is shown raises no error', async () => {
  await open('/airport-list/all')
  await act(async () => screen.getByRole('link', { name: 'here' }).click())
  expect(screen.getByRole('heading', { name: 'A page' })).toBeDefined()
})

test('leaving a page cancels its running reads before the next page begins its own', async () => {
  const late = held()
  const seen = fakeGateway({
    '/api/lounge/lounges': late.reply,
    '/api/airport/get': () => success([]),
  })
  let next: Promise<unknown> = Promise.resolve()
  const { store } = await open('/airport/layover/LHR', () => {
    if (seen.length > 0) next = client.read('airport.get', { code: 'ZRH' })
    return null
  })
  const left = client.read('lounge.lounges', { airportCode: 'LHR' })
  await vi.waitFor(() => expect(seen).toHaveLength(1))
  await act(() => go('/airport/layover/ZRH'))
  expect(await left).toEqual({ ok: false, failure: { kind: 'aborted' } })
  expect(await next).toEqual({ ok: true, data: [] })
  expect(store.getState().errorPopup.content).toBeNull()
})

test('a link pressed again while its page is on the way leads there, with the answer', async () => {
  const late = held()
  const seen = fakeGateway({
    '/api/airport/getPopularAirports': () => (seen.length > 1 ? success([]) : late.reply()),
  })
  const answers: unknown[] = []
  await open('/', async (store) => {
    if (answers.length === 0) return answers.push('home')
    return answers.push((await store.dispatch(api.endpoints.popularAirports.initiate({}))).data)
  })
  act(() => void go('/airport-list/popular'))
  await vi.waitFor(() => expect(seen).toHaveLength(1))
  await act(() => go('/airport-list/popular'))
  await vi.waitFor(() => expect(answers).toHaveLength(3))
  expect(answers).toContainEqual([])
})

test('a change of the query alone leaves no page and cancels nothing', async () => {
  const late = held()
  fakeGateway({ '/api/lounge/lounges': late.reply })
  await open('/lounge/buypass?step=1')
  const reading = client.read('lounge.lounges', { airportCode: 'LHR' })
  await act(() => go('/lounge/buypass?step=2'))
  late.answer(success([]))
  expect(await reading).toEqual({ ok: true, data: [] })
})

test('an order is not cancelled by leaving', async () => {
  const late = held()
  const seen = fakeGateway({ '/api/customer/service/create': late.reply })
  await open('/contact-us')
  const sending = client.submit('customer.serviceCreate', { kind: 'feedback', message: 'Calm.' })
  await vi.waitFor(() => expect(seen).toHaveLength(1))
  await act(() => go('/'))
  late.answer(success({ reference: 'F-1' }))
  expect((await sending).ok).toBe(true)
})
