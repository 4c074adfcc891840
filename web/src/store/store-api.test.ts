import { afterEach, expect, test, vi } from 'vitest'
import { answerOf } from '../api/answer.ts'
import { fakeGateway, problem, refusal, success } from '../api/fake-gateway.test-kit.ts'
import { load } from '../api/load.ts'
import { endMicrotasks } from '../test-kits/tasks.test-kit.ts'
import { selectErrorPopup } from './error-popup-slice.ts'
import { createStore } from './store.ts'
import { api } from './store-api.ts'

afterEach(() => vi.unstubAllGlobals())

test('a store that is already running can read as soon as the first reading page has arrived', async () => {
  vi.resetModules()
  const fresh = await import('./store.ts')
  fakeGateway({ '/api/airport/getPopularAirports': () => success([]) })
  const store = fresh.createStore()
  const late = await import('./store-api.ts')
  expect(await answerOf(store.dispatch(late.api.endpoints.popularAirports.initiate({})))).toEqual([])
})

test('what does not exist becomes the not-found page, another refusal becomes no data', async () => {
  const { dispatch } = createStore()
  const load = (loungeCode: string) => answerOf(dispatch(api.endpoints.lounge.initiate({ loungeCode })))
  fakeGateway({
    '/api/lounge/detail': ({ loungeCode }) => refusal(loungeCode === 'GONE' ? 'NOT_FOUND' : 'SOMETHING_NEW'),
  })
  await expect(load('GONE')).rejects.toMatchObject({ status: 404 })
  expect(await load('OTHER')).toBeNull()
})

test('a fault of our own is not taken for a failed call', async () => {
  const fault = Promise.resolve({ error: { name: 'TypeError', message: 'undefined is not a function' } })
  await expect(answerOf(fault)).rejects.toMatchObject({ message: 'undefined is not a function' })
})

test('a reply is cached for the contract’s time, and a quote not at all', async () => {
  const seen = fakeGateway({
    '/api/airport/getPopularAirports': () => success([]),
    '/api/loungePrebooking/calculatePrice': () => success({ totalAmount: '34.00' }),
  })
  const store = createStore()
  for (let reader = 0; reader < 2; reader += 1) {
    await load(store, 'popularAirports', {})
    await load(store, 'preBookingPrice', { networkCode: 'LHR-HARRIER', passengerNumber: 1 })
  }
  const timesOf = (name: string) => seen.filter(({ path }) => path.endsWith(name)).length
  expect([timesOf('getPopularAirports'), timesOf('calculatePrice')]).toEqual([1, 2])
})

test('a quiet query leaves its failure to its reader', async () => {
  fakeGateway({ '/api/cip/calculatePrice': () => problem(503) })
  const store = createStore()
  const quote = { networkCode: 'LHR-FT-T5', passengerNumber: 1 }
  expect((await store.dispatch(api.endpoints.laneQuote.initiate(quote))).error).toMatchObject({ status: 503 })
  expect(selectErrorPopup(store.getState())).toBeNull()
})

test('a quiet read leaves its task to the press that asks for it; any other is sent at once', async () => {
  const send = vi.fn(async () => success({}))
  vi.stubGlobal('fetch', send)
  const { dispatch } = createStore()
  const quiet = dispatch(api.endpoints.laneQuote.initiate({ networkCode: 'LHR-FT-T5', passengerNumber: 1 }))
  await endMicrotasks()
  expect(send).not.toHaveBeenCalled()
  await quiet
  expect(send).toHaveBeenCalledOnce()
  const awaited = dispatch(api.endpoints.lounge.initiate({ loungeCode: 'LHR-HARRIER' }))
  await endMicrotasks()
  expect(send).toHaveBeenCalledTimes(2)
  await awaited
})
