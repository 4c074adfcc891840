import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeGateway, success } from '../api/fake-gateway.test-kit.ts'
import { quotedBy } from '../checkout/journey/use-quote.ts'
import { createStore } from './store.ts'
import { api } from './store-api.ts'

afterEach(() => vi.unstubAllGlobals())

const useQuote = quotedBy(api.endpoints.laneQuote, (passengerNumber: number) => ({
  networkCode: 'LHR-FT-T5',
  passengerNumber,
}))

function quoteOf(passengers: number) {
  const drawings: boolean[] = []
  const store = createStore()
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>
  const hook = renderHook(
    (count: number) => {
      const quote = useQuote(count, {}, undefined)
      drawings.push(quote.isRefreshing)
      return quote
    },
    { wrapper, initialProps: passengers },
  )
  return { drawings, ...hook }
}

test('a price draws its page when its request changes and when its reply comes, and at no other time', async () => {
  fakeGateway({ '/api/cip/calculatePrice': () => success({ totalAmount: '12.00' }) })
  const { drawings, result, rerender } = quoteOf(1)
  await vi.waitFor(() => expect(result.current.price).toEqual({ totalAmount: '12.00' }))
  rerender(2)
  await vi.waitFor(() => expect(result.current.isRefreshing).toBe(false))
  expect(drawings).toEqual([true, false, true, false])
})
