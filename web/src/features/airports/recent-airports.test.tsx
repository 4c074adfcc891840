import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { fakeGateway } from '../../api/fake-gateway.test-kit.ts'
import { showInShop } from '../../test-kits/show-in-shop.test-kit.tsx'
import { AirportSearch } from './airport-search.tsx'
import { rememberAirport } from './recent-airports.ts'
import { RecentList } from './recent-list.tsx'

const airport = (code: string) => ({
  agentId: 'layover',
  code,
  name: `${code} Airport`,
  city: 'Town',
  country: 'Land',
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
})

// The list loads on demand; this test does not measure how fast.
beforeAll(() => import('./airport-combobox.tsx'))

const names = () => screen.queryAllByRole('link').map((link) => link.textContent?.slice(0, 3))

test('the last five airports stand in the list, the last one first, each once', () => {
  for (const code of ['AAA', 'BBB', 'CCC', 'DDD', 'EEE', 'FFF', 'CCC']) rememberAirport(airport(code))
  showInShop(<RecentList />)
  expect(names()).toEqual(['CCC', 'FFF', 'EEE', 'DDD', 'BBB'])
})

test('Clear empties the list and what is stored, and the heading takes its focus', async () => {
  rememberAirport(airport('AAA'))
  showInShop(
    <main>
      <h1>Airports</h1>
      <RecentList />
    </main>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Clear recent airports' }))
  expect(screen.queryByText('Recent on this device')).toBeNull()
  expect(localStorage.length).toBe(0)
  expect(document.activeElement).toBe(screen.getByRole('heading'))
})

test('only what the list shows is stored of an airport', () => {
  const more = { ...airport('AAA'), latitude: 1, longitude: 2 }
  rememberAirport(more)
  expect(JSON.parse(localStorage.getItem('layover.recent-airports') ?? '')).toEqual({
    version: 2,
    airports: [{ ...airport('AAA'), openedOn: new Date().toISOString().slice(0, 10) }],
  })
})

test('an airport of 12 months ago is neither listed nor stored any more', () => {
  const day = (months: number, days: number) => {
    const date = new Date()
    date.setUTCMonth(date.getUTCMonth() - months, date.getUTCDate() + days)
    return date.toISOString().slice(0, 10)
  }
  const [kept, old] = [
    { ...airport('AAA'), openedOn: day(12, 3) },
    { ...airport('BBB'), openedOn: day(12, 0) },
  ]
  localStorage.setItem('layover.recent-airports', JSON.stringify({ version: 2, airports: [kept, old] }))
  showInShop(<RecentList />)
  expect(names()).toEqual(['AAA'])
  const stored = JSON.parse(localStorage.getItem('layover.recent-airports') ?? '')
  expect(stored).toEqual({ version: 2, airports: [kept] })
})

test('a list of an earlier release, which had no end, is removed', () => {
  const stored = JSON.stringify({ version: 1, airports: [airport('AAA')] })
  localStorage.setItem('layover.recent-airports', stored)
  showInShop(<RecentList />)
  expect(names()).toEqual([])
  expect(localStorage.length).toBe(0)
})

test.each([
  '',
  'null',
  '{}',
  '[]',
  '{"version":1}',
  '{"version":3,"airports":[]}',
  '{"version":2,"airports":[null,{"code":5}]}',
])('a stored list that reads %j is none', (stored) => {
  localStorage.setItem('layover.recent-airports', stored)
  showInShop(<RecentList />)
  expect(names()).toEqual([])
})

test('with blocked storage there is no list and no error', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked })
  rememberAirport(airport('AAA'))
  showInShop(<RecentList />)
  expect(names()).toEqual([])
})

test('an empty search box offers the recent airports, by keyboard too, and fetches nothing', async () => {
  rememberAirport(airport('AAA'))
  rememberAirport(airport('BBB'))
  const seen = fakeGateway({})
  showInShop(<AirportSearch />)
  const plain = screen.getByRole('combobox')
  await userEvent.hover(plain)
  await waitFor(() => expect(screen.getByRole('combobox')).not.toBe(plain))
  await userEvent.click(screen.getByRole('combobox'))
  const list = within(await screen.findByRole('listbox', { name: 'Recent airports' }))
  expect(list.getAllByRole('option').map((option) => option.textContent?.slice(0, 3))).toEqual(['BBB', 'AAA'])
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  const active = screen.getByRole('combobox').getAttribute('aria-activedescendant')
  expect(document.getElementById(active ?? '')?.textContent).toContain('AAA Airport')
  await userEvent.click(screen.getByRole('button', { name: 'Clear recent airports' }))
  await waitFor(() => expect(screen.getByRole('combobox').getAttribute('aria-expanded')).toBe('false'))
  expect(document.activeElement).toBe(screen.getByRole('combobox'))
  expect(seen).toHaveLength(0)
})
