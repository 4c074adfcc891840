import { act, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { expect, it, vi } from 'vitest'
import { useNoteSaved } from '../../network/saved-at.ts'
import { NetworkNotice } from './network-notice.tsx'

const SAVED_AT = Date.now()

function SavedPage() {
  useNoteSaved(SAVED_AT)
  return <NetworkNotice />
}

const Shop = createRoutesStub([{ path: '/', Component: SavedPage }])

function connect(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}

const words = () => screen.getByRole('status').textContent

it('a saved page that was shown offline does not blame the server when the connection is back', async () => {
  connect(false)
  await act(async () => render(<Shop />))
  expect(words()).toMatch(/^Offline\. Saved/)
  await act(async () => connect(true))
  expect(words()).toMatch(/^Saved/)
})

it('a saved page that is shown with a connection says that the server was not reached', async () => {
  connect(true)
  await act(async () => render(<Shop />))
  expect(words()).toMatch(/^We could not reach the server\. Saved/)
  await act(async () => connect(false))
  expect(words()).toMatch(/^Offline\. Saved/)
})
