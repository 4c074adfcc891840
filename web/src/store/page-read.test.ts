import { afterEach, expect, test, vi } from 'vitest'
import { fakeGateway, problem, refusal, success } from '../api/fake-gateway.test-kit.ts'
import { selectErrorPopup } from './error-popup-slice.ts'

afterEach(() => vi.unstubAllGlobals())

const PRICE = '/api/lounge/getCommonPrice'
const QUOTE = '/api/loungePrebooking/calculatePrice'

/** A shop whose query cache has not come yet, and whose browser is idle when the test says so. */
async function shopBeforeCache() {
  vi.resetModules()
  const idle: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (task: () => void) => idle.push(task))
  const fresh = {
    ...(await import('./store.ts')),
    ...(await import('../api/load.ts')),
    ...(await import('../api/late-query.ts')),
  }
  const store = fresh.createStore()
  const endReads = () => vi.waitFor(() => expect(idle.length).toBeGreaterThan(0))
  return {
    ...fresh,
    store,
    /** Lets the browser be idle until the cache has come and holds what was read. */
    rest: async () => {
      await endReads()
      for (const task of idle.splice(0)) task()
      await store.dispatch(fresh.loadQueryCache())
      await Promise.resolve()
    },
  }
}

test('a page reads before the query cache has come, and the reply is cached once it has', async () => {
  const { store, load, rest } = await shopBeforeCache()
  const seen = fakeGateway({ [PRICE]: () => success({ price: '34.00' }) })
  expect(await load(store, 'walkUpPrice', {})).toEqual({ price: '34.00' })
  expect(store.getState().api).toBeUndefined()
  await rest()
  await vi.waitFor(() => expect(Object.keys(store.getState().api?.queries ?? {})).toHaveLength(1))
  expect(await load(store, 'walkUpPrice', {})).toEqual({ price: '34.00' })
  expect(seen).toHaveLength(1)
})

test('a price that is never served stale is not put into the cache', async () => {
  const { store, load, rest } = await shopBeforeCache()
  const seen = fakeGateway({ [QUOTE]: () => success({ totalAmount: '34.00' }) })
  const question = { networkCode: 'LHR-HARRIER', passengerNumber: 1 }
  await load(store, 'preBookingPrice', question)
  await rest()
  await load(store, 'preBookingPrice', question)
  expect(seen).toHaveLength(2)
})

test('before the cache a failed read opens the popup, a quiet one does not, and no data is null', async () => {
  const { store, load } = await shopBeforeCache()
  fakeGateway({ [QUOTE]: () => problem(503) })
  const question = { networkCode: 'LHR-HARRIER', passengerNumber: 1 }
  expect(await load(store, 'preBookingQuote', question)).toBeNull()
  expect(selectErrorPopup(store.getState())).toBeNull()
  expect(await load(store, 'preBookingPrice', question)).toBeNull()
  expect(selectErrorPopup(store.getState())?.title).toBe('Connection Error')
})

test('before the cache too, what does not exist is the not-found page', async () => {
  const { store, load } = await shopBeforeCache()
  fakeGateway({ '/api/lounge/detail': () => refusal('NOT_FOUND') })
  await expect(load(store, 'lounge', { loungeCode: 'GONE' })).rejects.toMatchObject({ status: 404 })
})
