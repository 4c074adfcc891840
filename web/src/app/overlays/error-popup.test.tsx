import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { callFailed, type PopupText, popupRequested } from '../../api/call-failed.ts'
import { errorDismissed } from '../../store/error-popup-slice.ts'
import { showInShop } from '../../test-kits/show-in-shop.test-kit.tsx'
import { ErrorPopupHost } from './error-popup.tsx'

function showError(content: PopupText = {}) {
  const { store } = showInShop(<ErrorPopupHost />)
  act(() => void store.dispatch(popupRequested(content)))
  return screen.getByRole('alertdialog') as HTMLDialogElement
}

it("says 'Error' and 'Oh, something went wrong' by default", () => {
  const popup = showError()
  expect(popup.open).toBe(true)
  expect(document.getElementById(popup.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Error')
  expect(document.getElementById(popup.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Oh, something went wrong',
  )
})

it('never shows the message that a server sent with its refusal', () => {
  const { store } = showInShop(<ErrorPopupHost />)
  act(
    () =>
      void store.dispatch(callFailed({ kind: 'business', errorCode: 'X', message: 'constraint violated' })),
  )
  expect(screen.getByText('Oh, something went wrong')).toBeDefined()
  expect(screen.queryByText('constraint violated')).toBeNull()
})

it('shows the given words', () => {
  showError({ title: 'Connection Error', message: 'There are problems connecting to the server.' })
  expect(screen.getByRole('heading').textContent).toBe('Connection Error')
  expect(screen.getByText('There are problems connecting to the server.')).toBeDefined()
})

it('has one button, OK, with focus on it, and closes by it', async () => {
  const popup = showError()
  const buttons = screen.getAllByRole('button')
  expect(buttons.map((button) => button.textContent)).toEqual(['OK'])
  expect(document.activeElement).toBe(buttons[0])
  await userEvent.click(screen.getByRole('button', { name: 'OK' }))
  expect(popup.open).toBe(false)
})

it('closes on Escape', () => {
  const popup = showError()
  // The browser turns Escape into `cancel` on a modal dialog.
  fireEvent(popup, new Event('cancel', { cancelable: true }))
  expect(popup.open).toBe(false)
})

it('closes on a press outside and stays on a press inside', () => {
  const popup = showError()
  popup.getBoundingClientRect = () => new DOMRect(100, 100, 200, 200)
  fireEvent.click(popup, { clientX: 150, clientY: 150 })
  expect(popup.open).toBe(true)
  fireEvent.click(popup, { clientX: 10, clientY: 10 })
  expect(popup.open).toBe(false)
})

it('can be shown again after it was closed', () => {
  const { store } = showInShop(<ErrorPopupHost />)
  const popup = () => screen.getByRole('alertdialog', { hidden: true }) as HTMLDialogElement
  for (let turn = 0; turn < 2; turn += 1) {
    act(() => void store.dispatch(popupRequested({})))
    expect(popup().open).toBe(true)
    act(() => void store.dispatch(errorDismissed()))
    expect(popup().open).toBe(false)
  }
})

it('leaves focus on the heading of the page where nothing had it before', () => {
  const { store } = showInShop(
    <main>
      <h1>Popular airports</h1>
      <ErrorPopupHost />
    </main>,
  )
  act(() => void store.dispatch(popupRequested({})))
  act(() => void store.dispatch(errorDismissed()))
  expect(document.activeElement?.textContent).toBe('Popular airports')
})
