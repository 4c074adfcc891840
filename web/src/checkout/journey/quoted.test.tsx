import { configureStore } from '@reduxjs/toolkit'
import { act, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { Provider } from 'react-redux'
import { expect, test } from 'vitest'
import type { Discount } from '../discount/use-discount.ts'
import type { Journey } from './journey.ts'
import { useQuoted, WithQuote } from './quoted.tsx'
import type { QuotedPrice } from './quoted-price.ts'

test('a price that comes draws the parts that show it, and not the page around them', () => {
  let answer = (_price: QuotedPrice) => {}
  let pages = 0
  function useQuote() {
    const [price, setPrice] = useState<QuotedPrice>()
    answer = setPrice
    return { price, isRefreshing: price === undefined, failure: undefined, refetch: () => {} }
  }
  const Total = () => useQuoted().price?.totalAmount ?? 'Updating the price'
  function Page() {
    pages += 1
    return <Total />
  }
  render(
    <Provider store={configureStore({ reducer: () => ({}) })}>
      <WithQuote
        journey={{ useQuote } as unknown as Journey<object>}
        draft={{}}
        discount={{ offer: {} } as Discount}
      >
        <Page />
      </WithQuote>
    </Provider>,
  )
  expect(screen.getByText('Updating the price')).toBeDefined()
  act(() => answer({ totalAmount: '34.00' } as QuotedPrice))
  expect(screen.getByText('34.00')).toBeDefined()
  expect(pages).toBe(1)
})
