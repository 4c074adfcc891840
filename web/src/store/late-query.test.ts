import { configureStore } from '@reduxjs/toolkit'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeGateway, held, problem, success } from '../api/fake-gateway.test-kit.ts'
import { lateQuery, loadQueryCache, type QueryCache } from '../api/late-query.ts'
import { errorPopupSlice, selectErrorPopup } from './error-popup-slice.ts'
import { createStore } from './store.ts'
import { api } from './store-api.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const PATH = '/api/airport/get'
const airportsOf = (keyword: string, signal?: AbortSignal) =>
  lateQuery(({ airports }) => airports, { keyword }, signal)

/** A store whose query cache loads as the test decides. */
const storeWith = (loadApi: QueryCache['loadApi']) => {
  const queryCache: QueryCache = { loadApi, loadedApi: () => undefined, whenIdle: () => {} }
  return configureStore({
    reducer: { errorPopup: errorPopupSlice.reducer, api: api.reducer },
    middleware: (getDefault) => getDefault({ thunk: { extraArgument: queryCache } }).concat(api.middleware),
  })
}

test('the first query of a running store loads the query cache, and its reply is cached', async () => {
  vi.resetModules()
  const fresh = { ...(await import('./store.ts')), ...(await import('../api/late-query.ts')) }
  const seen = fakeGateway({ [PATH]: () => success([]) })
  const store = fresh.createStore()
  expect(store.getState().api).toBeUndefined()
  const query = fresh.lateQuery(({ airports }) => airports, { keyword: 'zur' })
  expect(await store.dispatch(query)).toEqual([])
  expect(await store.dispatch(query)).toEqual([])
  expect(seen).toHaveLength(1)
  expect(Object.keys(store.getState().api?.queries ?? {})).toHaveLength(1)
})

test('the query cache can load ahead of the first query', async () => {
  const store = createStore()
  expect((await store.dispatch(loadQueryCache())).endpoints.airports).toBe(api.endpoints.airports)
})

test('a store that was left takes no query cache that knows nothing of it', async () => {
  vi.resetModules()
  const left = (await import('./store.ts')).createStore()
  vi.resetModules()
  await expect(left.dispatch(loadQueryCache())).rejects.toThrow('in other stores')
})

test('an aborted query aborts its call without a popup', async () => {
  const late = held()
  const seen = fakeGateway({ [PATH]: late.reply })
  const store = createStore()
  const leaving = new AbortController()
  const query = store.dispatch(airportsOf('zur', leaving.signal))
  await vi.waitFor(() => expect(seen).toHaveLength(1))
  leaving.abort()
  expect(await query).toBeUndefined()
  expect(seen[0]?.isAborted()).toBe(true)
  expect(selectErrorPopup(store.getState())).toBeNull()
})

test('a query that is aborted while the query cache loads sends nothing', async () => {
  let arrive = (_cache: typeof api) => {}
  const loading = new Promise<typeof api>((resolve) => {
    arrive = resolve
  })
  const seen = fakeGateway({ [PATH]: () => success([]) })
  const store = storeWith(() => loading)
  const leaving = new AbortController()
  const query = store.dispatch(airportsOf('zur', leaving.signal))
  leaving.abort()
  arrive(api)
  expect(await query).toBeUndefined()
  expect(seen).toHaveLength(0)
})

test('a query cache that does not load counts as no connection, and the next query loads it again', async () => {
  fakeGateway({ [PATH]: () => success([]) })
  const loads = [() => Promise.reject(new TypeError('Failed to fetch')), async () => api]
  const store = storeWith(() => (loads.shift() ?? (async () => api))())
  expect(await store.dispatch(airportsOf('zur'))).toBeUndefined()
  expect(selectErrorPopup(store.getState())?.title).toBe('Connection Error')
  expect(await store.dispatch(airportsOf('zur'))).toEqual([])
})

test('without a connection the frame speaks, and a query cache that does not load opens no popup', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const store = storeWith(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await store.dispatch(airportsOf('zur'))).toBeUndefined()
  expect(selectErrorPopup(store.getState())).toBeNull()
})

test('a failed query opens the popup, and the next one is sent again', async () => {
  fakeGateway({ [PATH]: () => problem(503) })
  const store = createStore()
  expect(await store.dispatch(airportsOf('zur'))).toBeUndefined()
  expect(selectErrorPopup(store.getState())?.title).toBe('Connection Error')
  fakeGateway({ [PATH]: () => success([]) })
  expect(await store.dispatch(airportsOf('zur'))).toEqual([])
})
