import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { createRoutesStub, Outlet, useNavigate } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { popupRequested } from '../../api/call-failed.ts'
import { createStore } from '../../store/store.ts'
import { Link } from '../../ui/text/link.tsx'
import { Frame } from './frame.tsx'

afterEach(() => {
  delete document.documentElement.dataset.from
  vi.restoreAllMocks()
})

function showFrame(address: string) {
  const Stub = createRoutesStub([
    {
      Component: () => (
        <Frame>
          <Outlet />
        </Frame>
      ),
      children: [
        {
          path: '/first',
          Component: () => (
            <main>
              <h1>First</h1>
              <Link to="/second?step=1">Next</Link>
              <Link to="/first?sort=name" state={{ keepsFocus: true }}>
                Sort
              </Link>
              <Link to="/second#%E0%A4%A">Cut off</Link>
            </main>
          ),
        },
        {
          path: '/second',
          Component: () => {
            const navigate = useNavigate()
            return (
              <main>
                <h1>Second</h1>
                <button type="button" onClick={() => navigate(-1)}>
                  Back
                </button>
              </main>
            )
          },
        },
      ],
    },
  ])
  const store = createStore()
  render(
    <Provider store={store}>
      <Stub initialEntries={[address]} />
    </Provider>,
  )
  return store
}

it('leaves focus alone on the first page and puts it on the heading after a navigation', async () => {
  showFrame('/first')
  expect(document.activeElement).toBe(document.body)
  await userEvent.click(screen.getByRole('link', { name: 'Next' }))
  const heading = await screen.findByRole('heading', { name: 'Second' })
  expect(document.activeElement).toBe(heading)
})

it('puts focus on the heading once the popup of a failed call is closed', async () => {
  const store = showFrame('/first')
  act(() => void store.dispatch(popupRequested({})))
  await act(async () => screen.getByRole('link', { name: 'Next', hidden: true }).click())
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'OK' }))
  await userEvent.click(screen.getByRole('button', { name: 'OK' }))
  expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'Second' }))
})

it('starts every page at its top, after Back too, and moves nothing for a filter', async () => {
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  showFrame('/first')
  await userEvent.click(screen.getByRole('link', { name: 'Sort' }))
  expect(scroll).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('link', { name: 'Next' }))
  await screen.findByRole('heading', { name: 'Second' })
  expect(scroll.mock.calls).toEqual([[0, 0]])
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  await screen.findByRole('heading', { name: 'First' })
  expect(scroll.mock.calls).toEqual([
    [0, 0],
    [0, 0],
  ])
})

it('starts a page at its top where the hash of its address is cut off', async () => {
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  showFrame('/first')
  await userEvent.click(screen.getByRole('link', { name: 'Cut off' }))
  const heading = await screen.findByRole('heading', { name: 'Second' })
  expect(document.activeElement).toBe(heading)
  expect(scroll.mock.calls).toEqual([[0, 0]])
})

it('lets a filter in the address keep its focus', async () => {
  showFrame('/first')
  await userEvent.click(screen.getByRole('link', { name: 'Sort' }))
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Sort' }))
})

it('carries from=app into every link inside the shop and into none that leaves it', async () => {
  showFrame('/first?from=app')
  expect((await screen.findByRole('link', { name: 'Next' })).getAttribute('href')).toBe(
    '/second?step=1&from=app',
  )
  expect(screen.getByRole('link', { name: 'Privacy policy' }).getAttribute('href')).toBe(
    '/content/privacy-policy?from=app',
  )
  expect(screen.getByRole('link', { name: 'Instagram' }).getAttribute('href')).not.toContain('from=')
})

it('keeps in the session where the visitor came from', () => {
  expect(showFrame('/first?from=app').getState().session.isFrom).toBe('app')
})

it('starts with a way past the header', () => {
  showFrame('/first')
  expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toBe('#main')
})

it('puts focus on the heading on Back to a history entry that had kept focus before', async () => {
  showFrame('/first')
  await userEvent.click(screen.getByRole('link', { name: 'Sort' }))
  await userEvent.click(screen.getByRole('link', { name: 'Next' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Back' }))
  const heading = await screen.findByRole('heading', { name: 'First' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
})
