import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeGateway, success } from '../api/fake-gateway.test-kit.ts'
import { nextTask } from '../api/next-task.ts'
import { useRead } from '../api/use-read.ts'
import { endMicrotasks } from '../test-kits/tasks.test-kit.ts'
import { createStore } from './store.ts'

afterEach(() => vi.unstubAllGlobals())

function read() {
  const seen = fakeGateway({ '/api/lounge/getCommonPrice': () => success({ price: '34.00' }) })
  const store = createStore()
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>
  return { seen, ...renderHook(() => useRead('walkUpPrice', {}), { wrapper }) }
}

test('a component is shown before its read is sent', async () => {
  const { seen, result } = read()
  await endMicrotasks()
  expect(seen).toEqual([])
  await vi.waitFor(() => expect(result.current.data).toEqual({ price: '34.00' }))
  expect(seen).toHaveLength(1)
})

test('a component that is gone by then reads nothing', async () => {
  const { seen, unmount } = read()
  unmount()
  await nextTask()
  await nextTask()
  expect(seen).toEqual([])
})
