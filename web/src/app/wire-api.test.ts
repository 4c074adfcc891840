import { afterEach, expect, test, vi } from 'vitest'
import { callFailed } from '../api/call-failed.ts'
import { client } from '../api/client.ts'
import { fakeGateway, held, problem, refusal, success } from '../api/fake-gateway.test-kit.ts'
import { errorDismissed, selectErrorPopup } from '../store/error-popup-slice.ts'
import { selectIsLoading } from '../store/loading-slice.ts'
import { createStore } from '../store/store.ts'
import { api } from '../store/store-api.ts'
import { wireApi } from './wire-api.ts'

afterEach(() => vi.unstubAllGlobals())

const popupAfter = async (answer: () => Response) => {
  fakeGateway({ '/api/airport/getPopularAirports': answer })
  const store = createStore()
  await store.dispatch(api.endpoints.popularAirports.initiate({}))
  return selectErrorPopup(store.getState())
}

test('a list call that is refused opens the generic popup', async () => {
  expect(await popupAfter(() => refusal('SOMETHING_NEW'))).toEqual({
    title: 'Error',
    message: 'Oh, something went wrong',
  })
})

test.each([500, 502, 503, 504])('a status %i opens the connection popup', async (status) => {
  expect(await popupAfter(() => problem(status))).toEqual({
    title: 'Connection Error',
    message: 'There are problems connecting to the server.',
  })
})

test.each([
  [
    'lets no call through',
    (): Response => {
      throw new TypeError('Failed to fetch')
    },
  ],
  [
    'answers with its own page',
    () => new Response('<h1>Welcome</h1>', { headers: { 'content-type': 'text/html' } }),
  ],
])('a network that %s may want its visitors to sign in (P608)', async (_name, answer) => {
  expect(await popupAfter(answer)).toEqual({
    title: 'Connection Error',
    message:
      'There are problems connecting to the server. On airport Wi-Fi, check that you have signed in to it.',
  })
})

test.each([
  ['an unknown place', () => refusal('NOT_FOUND')],
  ['another HTTP error', () => problem(429)],
  ['a list', () => success([])],
])('%s opens no popup: the page itself speaks', async (_name, answer) => {
  expect(await popupAfter(answer)).toBeNull()
})

test('a cancelled read is silent', async () => {
  const late = held()
  const seen = fakeGateway({ '/api/airport/getPopularAirports': late.reply })
  const store = createStore()
  const reading = store.dispatch(api.endpoints.popularAirports.initiate({}))
  await vi.waitFor(() => expect(seen).toHaveLength(1))
  client.cancelReads()
  expect((await reading).error).toEqual({ kind: 'aborted' })
  expect(selectErrorPopup(store.getState())).toBeNull()
})

test('a failed reply is not cached: the next reader fetches again', async () => {
  fakeGateway({ '/api/airport/getPopularAirports': () => problem(503) })
  const store = createStore()
  await store.dispatch(api.endpoints.popularAirports.initiate({}))
  fakeGateway({ '/api/airport/getPopularAirports': () => success([]) })
  expect((await store.dispatch(api.endpoints.popularAirports.initiate({}))).data).toEqual([])
})

test('a caller without RTK Query reports its failure with callFailed, and the popup can be dismissed', () => {
  const store = createStore()
  store.dispatch(callFailed({ kind: 'network' }))
  expect(selectErrorPopup(store.getState())?.title).toBe('Connection Error')
  store.dispatch(errorDismissed())
  store.dispatch(callFailed({ kind: 'aborted' }))
  expect(selectErrorPopup(store.getState())).toBeNull()
})

test('the overlay follows submits and orders until they end, and no read', async () => {
  const late = held()
  const seen = fakeGateway({
    '/api/customer/service/create': late.reply,
    '/api/airport/get': () => success([]),
  })
  const store = createStore()
  const stop = wireApi(store)
  await client.read('airport.get', { keyword: 'zur' })
  expect(selectIsLoading(store.getState())).toBe(false)
  const sending = client.submit('customer.serviceCreate', { kind: 'feedback', message: 'Calm.' })
  await vi.waitFor(() => expect(seen).toHaveLength(2))
  expect(selectIsLoading(store.getState())).toBe(true)
  client.cancelReads()
  late.answer(success({ reference: 'F-1' }))
  expect((await sending).ok).toBe(true)
  expect(selectIsLoading(store.getState())).toBe(false)
  stop()
})
