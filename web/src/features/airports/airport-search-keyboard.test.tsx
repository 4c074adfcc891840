import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeGateway, success } from '../../api/fake-gateway.test-kit.ts'
import { GET, gatwick, heathrow, list, open, startClock, stopClock } from './airport-search.test-kit.tsx'

beforeEach(startClock)
afterEach(stopClock)

test('Enter opens the active option; arrows and Escape follow the combobox pattern', async () => {
  fakeGateway({ [GET]: () => success([heathrow, gatwick]) })
  const { input, user, address } = open()
  await user.type(input(), 'lon')
  await vi.advanceTimersByTimeAsync(310)
  await list()
  expect(input().getAttribute('aria-expanded')).toBe('true')
  await user.keyboard('{ArrowDown}{ArrowDown}')
  const active = document.getElementById(input().getAttribute('aria-activedescendant') ?? '')
  expect(active?.textContent).toContain('London Gatwick')
  expect(document.activeElement).toBe(input())
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe('/airport/layover/LGW'))
})

test('Escape closes the list and keeps the word', async () => {
  fakeGateway({ [GET]: () => success([heathrow]) })
  const { input, user } = open()
  await user.type(input(), 'lon')
  await vi.advanceTimersByTimeAsync(310)
  await list()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  expect(input().getAttribute('aria-expanded')).toBe('false')
  expect(input().value).toBe('lon')
})

test('Enter without an active option searches, and what was pending is dropped', async () => {
  const seen = fakeGateway({ [GET]: () => success([heathrow]) })
  const { input, user, address } = open()
  await user.type(input(), 'lon')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe('/airport-list/search?wd=lon'))
  await vi.advanceTimersByTimeAsync(400)
  expect(seen).toHaveLength(0)
})

test('a press on an option opens its airport', async () => {
  fakeGateway({ [GET]: () => success([heathrow]) })
  const { input, user, address } = open()
  await user.type(input(), 'lon')
  await vi.advanceTimersByTimeAsync(310)
  await user.click((await list()).getByRole('option'))
  await waitFor(() => expect(address()).toBe('/airport/layover/LHR'))
})

test('a search without results shows that, with links to go on', async () => {
  fakeGateway({ [GET]: () => success([]) })
  const { input, user } = open()
  await user.type(input(), 'qqqq')
  await vi.advanceTimersByTimeAsync(310)
  expect(await screen.findByText(/No airport matches “qqqq”/)).toBeDefined()
  const ways = screen.getAllByRole('link', { name: 'View all airports' })
  expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/airport-list/all', '/airport-list/all'])
})

test('the number of airports is announced once they are drawn', async () => {
  fakeGateway({ [GET]: () => success([heathrow, gatwick]) })
  const { input, user } = open()
  await user.type(input(), 'lon')
  await screen.findByText('Searching')
  await vi.advanceTimersByTimeAsync(310)
  await screen.findByText('2 airports')
})

test('Home and End move the caret, as in any text', async () => {
  fakeGateway({ [GET]: () => success([heathrow, gatwick]) })
  const { input, user } = open()
  await user.type(input(), 'lon')
  await vi.advanceTimersByTimeAsync(310)
  await list()
  await user.keyboard('{ArrowDown}{Home}')
  expect(input().selectionStart).toBe(0)
  await user.keyboard('{End}')
  expect(input().selectionStart).toBe(3)
})

test('Enter searches for what was typed while the pointer rests on an airport', async () => {
  fakeGateway({ [GET]: () => success([heathrow]) })
  const { input, user, address } = open()
  await user.type(input(), 'lon')
  await vi.advanceTimersByTimeAsync(310)
  await user.hover((await list()).getByRole('option'))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe('/airport-list/search?wd=lon'))
})
