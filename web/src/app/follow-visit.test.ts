import { afterEach, expect, test, vi } from 'vitest'
import { visitEvents } from '../analytics/visit-events.ts'
import { popupRequested } from '../api/call-failed.ts'
import { fakeGateway } from '../api/fake-gateway.test-kit.ts'
import { errorDismissed } from '../store/error-popup-slice.ts'
import { pageShown } from '../store/shown-page-slice.ts'
import { createStore } from '../store/store.ts'
import { endMicrotasks } from '../test-kits/tasks.test-kit.ts'
import { followVisit } from './follow-visit.ts'

const config = { cardVaultUrl: 'http://127.0.0.1:3002', generalAgentId: 'layover', additions: [] }

vi.mock(import('../analytics/visit-events.ts'), async (original) => {
  const { visitEvents } = await original()
  return { visitEvents: vi.fn(visitEvents) }
})

afterEach(() => vi.unstubAllGlobals())

test('pages, searches and errors are counted as they are shown, each once', async () => {
  const seen = fakeGateway({
    '/config.json': () => Response.json({ ...config, analytics: 'http://localhost:3000/collect' }),
    '/collect': () => new Response(),
  })
  const store = createStore()
  store.dispatch(pageShown({ pathname: '/', search: '' }))
  const stop = followVisit(store)
  store.dispatch(pageShown({ pathname: '/airport-list/search', search: '?wd=amelia' }))
  store.dispatch(popupRequested({ title: 'Connection Error', message: 'x' }))
  store.dispatch(popupRequested({ title: 'Connection Error', message: 'x' }))
  store.dispatch(errorDismissed())
  store.dispatch(popupRequested({}))
  await vi.waitFor(() => expect(seen).toHaveLength(1))
  // Nothing can be sent before the configuration has been read.
  await vi.waitFor(() => {
    dispatchEvent(new Event('pagehide'))
    expect(seen).toHaveLength(2)
  })
  expect(seen[1]?.body).toEqual({
    version: 1,
    events: [
      { name: 'page_viewed', page: '/' },
      { name: 'page_viewed', page: '/airport-list/:pageType' },
      { name: 'search_performed', what: 'airports' },
      { name: 'error_shown', error: 'connection' },
      { name: 'error_shown', error: 'other' },
    ],
  })
  stop()
})

test('a page is shown before its events are made out', async () => {
  const store = createStore()
  const stop = followVisit(store)
  vi.mocked(visitEvents).mockClear()
  store.dispatch(pageShown({ pathname: '/', search: '' }))
  await endMicrotasks()
  expect(visitEvents).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(visitEvents).toHaveBeenCalledOnce())
  stop()
})
