import { act, render } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { Below } from './below.tsx'

/** What the document shows at each commit of a page. */
let shown: (string | null)[] = []

function Noted({ text }: { text: string }) {
  useLayoutEffect(() => void shown.push(document.body.textContent), [])
  return text
}

function openShop() {
  shown = []
  const place = (
    <main>
      <Noted text="Head" />
      <Below>
        <Noted text=", hours" />
      </Below>
    </main>
  )
  const router = createMemoryRouter([
    { path: '/', element: 'Home' },
    { path: '/place', element: place },
  ])
  render(<RouterProvider router={router} />)
  return router
}

it('shows the first screen of a page before the rest after a press', async () => {
  const shop = openShop()
  await act(() => shop.navigate('/place'))
  expect(shown).toEqual(['Head', 'Head, hours'])
})

it('shows the whole page at once after Back, which returns to a place within it', async () => {
  const shop = openShop()
  await act(() => shop.navigate('/place'))
  await act(() => shop.navigate('/'))
  shown = []
  await act(() => shop.navigate(-1))
  expect(shown).toEqual(['Head, hours', 'Head, hours'])
})
