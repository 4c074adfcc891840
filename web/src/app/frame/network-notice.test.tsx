import { act, render, screen } from '@testing-library/react'
import { createRoutesStub, useLoaderData } from 'react-router'
import { expect, it, vi } from 'vitest'
import { useNoteSaved } from '../../network/saved-at.ts'
import { NetworkNotice } from './network-notice.tsx'

const SAVED_AT = Date.now()

function SavedPage() {
  const reply = useLoaderData()
  useNoteSaved(SAVED_AT, reply)
  return <NetworkNotice />
}

function connect(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}

const words = () => screen.getByRole('status').textContent

/** Shows a saved page. What is asked after that is held until `fail`, which gives the same copy. */
async function show() {
  const held: ((copy: object) => void)[] = []
  const loader = vi.fn(async () => ({}))
  const Shop = createRoutesStub([
    { path: '/', Component: SavedPage, HydrateFallback: () => null, loader: () => loader() },
  ])
  await act(async () => render(<Shop />))
  loader.mockImplementation(() => new Promise((resolve) => held.push(resolve)))
  return { fail: () => act(async () => held.shift()?.({})) }
}

it('a saved page that was shown offline blames the server once it was asked, not when the connection is back', async () => {
  connect(false)
  const { fail } = await show()
  expect(words()).toMatch(/^Offline\. Saved/)
  await act(async () => connect(true))
  expect(words()).toMatch(/^Saved/)
  await fail()
  expect(words()).toMatch(/^We could not reach the server\. Saved/)
})

it('a saved page that is shown with a connection says that the server was not reached', async () => {
  connect(true)
  await show()
  expect(words()).toMatch(/^We could not reach the server\. Saved/)
  await act(async () => connect(false))
  expect(words()).toMatch(/^Offline\. Saved/)
})
