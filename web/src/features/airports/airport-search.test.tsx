import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeGateway, held, problem, success } from '../../api/fake-gateway.test-kit.ts'
import { createStore } from '../../app/store.ts'
import { DEFAULT_SESSION } from '../../session/session-state.ts'
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
const heathrow = airport('LHR', 'London Heathrow', 'London', 'United Kingdom')
const gatwick = airport('LGW', 'London Gatwick', 'London', 'United Kingdom')
const zurich = airport('ZRH', 'Zürich Airport', 'Zürich', 'Switzerland')

const GET = '/api/airport/get'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** `typedEarly` is what stands in the prerendered page's input, in focus, before the page comes alive. */
function open(session = DEFAULT_SESSION, typedEarly?: string) {
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

const list = async () => within(await screen.findByRole('listbox', { name: 'Airports' }))

test('before the list has come it is a plain form that asks with wd', () => {
  const { input } = open()
  const form = screen.getByRole('search')
  expect(form.getAttribute('action')).toBe('/airport-list/search')
  expect(input().name).toBe('wd')
})

test('the list takes over from the plain input without losing a keystroke, its focus or its caret', async () => {
  fakeGateway({ [GET]: () => success([heathrow]) })
  const { input, user } = open()
  const plain = input()
  await user.click(plain)
  await user.keyboard('lond')
  await screen.findByRole('combobox')
  await waitFor(() => expect(input()).not.toBe(plain))
  expect(input().value).toBe('lond')
  expect(document.activeElement).toBe(input())
  await user.keyboard('on')
  expect(input().value).toBe('london')
})

test('what was typed before the page came alive is searched for, and its list comes', async () => {
  fakeGateway({ [GET]: () => success([heathrow]) })
  const { input } = open(DEFAULT_SESSION, 'lon')
  await waitFor(async () => expect((await list()).getAllByRole('option')).toHaveLength(1))
  expect(input().value).toBe('lon')
  expect(document.activeElement).toBe(input())
})

test('it asks once, 300 ms after typing rests, and says name, code, city and country', async () => {
  const seen = fakeGateway({ [GET]: () => success([heathrow, gatwick]) })
  const { input, user } = open()
  await user.type(input(), 'lon')
  await vi.advanceTimersByTimeAsync(250)
  expect(seen).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(60)
  expect(seen.map(({ body }) => body)).toEqual([{ keyword: 'lon' }])
  const options = (await list()).getAllByRole('option')
  expect(options[0]?.textContent).toContain('London Heathrow (LHR)')
  expect(options[0]?.textContent).toContain('London, United Kingdom')
  expect(options[0]?.querySelector('mark')?.textContent).toBe('Lon')
})

test('pasting counts as typing', async () => {
  const seen = fakeGateway({ [GET]: () => success([zurich]) })
  const { input, user } = open()
  await user.click(input())
  await screen.findByRole('combobox')
  await user.paste('zürich')
  await vi.advanceTimersByTimeAsync(310)
  expect(seen.map(({ body }) => body)).toEqual([{ keyword: 'zürich' }])
})

test('a late answer never overwrites a newer one', async () => {
  const slow = held()
  const seen = fakeGateway({
    [GET]: ({ keyword }) => (keyword === 'lon' ? slow.reply() : success([zurich])),
  })
  const { input, user, store } = open()
  await user.type(input(), 'lon')
  await vi.advanceTimersByTimeAsync(310)
  await user.clear(input())
  await user.type(input(), 'zur')
  await vi.advanceTimersByTimeAsync(310)
  slow.answer(success([heathrow]))
  await vi.advanceTimersByTimeAsync(10)
  expect(seen.map(({ isAborted }) => isAborted())).toEqual([true, false])
  expect((await list()).getAllByRole('option')).toHaveLength(1)
  expect(store.getState().session.searchAirportShowList.map(({ code }) => code)).toEqual(['ZRH'])
})

test('keyword and list are kept for the session and come back', async () => {
  fakeGateway({ [GET]: () => success([heathrow]) })
  const first = open()
  await first.user.type(first.input(), 'lon')
  await vi.advanceTimersByTimeAsync(310)
  const { session } = first.store.getState()
  expect(session.searchAirportKeyword).toBe('lon')
  cleanup()
  const again = open(session)
  expect(again.input().value).toBe('lon')
  await again.user.click(again.input())
  expect((await list()).getAllByRole('option')).toHaveLength(1)
})

test('a kept word is selected by the first press, so that typing replaces it', async () => {
  fakeGateway({ [GET]: () => success([zurich]) })
  const { input, user } = open({ ...DEFAULT_SESSION, searchAirportKeyword: 'lon' })
  await user.click(input())
  expect([input().selectionStart, input().selectionEnd]).toEqual([0, 3])
})

test('Enter opens the active option; arrows and Escape follow the combobox pattern', async () => {
  fakeGateway({ [GET]: () => success([heathrow, gatwick]) })
  const { input, user, address } = open()
  await user.type(input(), 'lon')
  await vi.advanceTimersByTimeAsync(310)
  await list()
  expect(input().getAttribute('aria-expanded')).toBe('true')
  await user.keyboard('{ArrowDown}{ArrowDown}')
  const active = document.getElementById(input().getAttribute('aria-activedescendant') ?? '')
  expect(active?.textContent).toContain('London Gatwick')
  expect(document.activeElement).toBe(input())
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe('/airport/layover/LGW'))
})

test('Escape closes the list and keeps the word', async () => {
  fakeGateway({ [GET]: () => success([heathrow]) })
  const { input, user } = open()
  await user.type(input(), 'lon')
  await vi.advanceTimersByTimeAsync(310)
  await list()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(input().getAttribute('aria-expanded')).toBe('false'))
  expect(input().value).toBe('lon')
})

test('Enter without an active option searches, and what was pending is dropped', async () => {
  const seen = fakeGateway({ [GET]: () => success([heathrow]) })
  const { input, user, address } = open()
  await user.type(input(), 'lon')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe('/airport-list/search?wd=lon'))
  await vi.advanceTimersByTimeAsync(400)
  expect(seen).toHaveLength(0)
})

test('a press on an option opens its airport', async () => {
  fakeGateway({ [GET]: () => success([heathrow]) })
  const { input, user, address } = open()
  await user.type(input(), 'lon')
  await vi.advanceTimersByTimeAsync(310)
  await user.click((await list()).getByRole('option'))
  await waitFor(() => expect(address()).toBe('/airport/layover/LHR'))
})

test('nothing found says so with a way to go on', async () => {
  fakeGateway({ [GET]: () => success([]) })
  const { input, user } = open()
  await user.type(input(), 'qqqq')
  await vi.advanceTimersByTimeAsync(310)
  expect(await screen.findByText(/No airport matches “qqqq”/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'view all airports' }).getAttribute('href')).toBe(
    '/airport-list/all',
  )
})

test('an emptied box asks nothing and drops the list', async () => {
  const seen = fakeGateway({ [GET]: () => success([heathrow]) })
  const { input, user, store } = open()
  await user.type(input(), 'lon')
  await vi.advanceTimersByTimeAsync(310)
  await user.clear(input())
  await vi.advanceTimersByTimeAsync(400)
  expect(seen).toHaveLength(1)
  expect(store.getState().session.searchAirportShowList).toEqual([])
})

test('a server that fails opens the connection popup', async () => {
  fakeGateway({ [GET]: () => problem(503) })
  const { input, user, store } = open()
  await user.type(input(), 'lon')
  await vi.advanceTimersByTimeAsync(310)
  await waitFor(() => expect(store.getState().errorPopup.content?.title).toBe('Connection Error'))
})
