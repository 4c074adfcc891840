import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { success } from '../../api/fake-gateway.test-kit.ts'
import { heathrow, lane, lounge, paths, placesAnswering } from '../../test-kits/place-answers.test-kit.ts'
import { showPage } from '../../test-kits/show-page.test-kit.tsx'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const AT = '/airport/layover/LHR'
const week = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const
const hours = (opens: string, closes: string) => [{ days: [...week], opens, closes }]
const lounges = [
  lounge('A', { terminal: 'Terminal 10', openingHours: hours('05:00', '12:00') }),
  lounge('B', { terminal: 'Terminal 2', openingHours: hours('05:00', '22:00'), prebookAllow: true }),
  lounge('C', { terminal: 'Terminal 3', openingHours: hours('18:00', '02:30'), securityType: 'Landside' }),
  lounge('D', { terminal: 'Terminal 3', openingHours: hours('00:00', '24:00'), prebookAllow: true }),
]

const show = async (query = '', instant = '2026-11-21T13:00:00Z', answers = {}) => {
  vi.useFakeTimers({ now: new Date(instant), toFake: ['Date'] })
  const seen = placesAnswering({ [paths.lounges]: () => success(lounges), ...answers })
  const page = showPage(AT + query)
  await screen.findByRole('heading', { level: 2, name: /lounges$/ })
  return { ...page, seen }
}
const shown = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const loungesShown = () => shown().filter((name) => name?.endsWith('lounge'))
const pillsOf = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)

test('a choice of lounges shows how many would remain; a terminal narrows lanes too and shows no number', async () => {
  await show()
  expect(pillsOf('Terminal')).toEqual(['All', 'T2', 'T3', 'T5', 'T10'])
  expect(pillsOf('Show only')).toEqual(['Open now 2', 'Pre-book 2', 'After security 3', 'Before security 1'])
})

test('a choice stands in the address, Back takes it off, focus stays, and nothing is fetched again', async () => {
  const { user, where, go, seen } = await show()
  const requestCount = seen.length
  const pill = screen.getByRole('button', { name: 'Pre-book 2' })
  await user.click(pill)
  await screen.findByRole('heading', { level: 2, name: '2 of 4 lounges' })
  expect(where()).toBe(`${AT}?prebook=1`)
  expect(loungesShown()).toEqual(['B lounge', 'D lounge'])
  expect(document.activeElement).toBe(pill)
  expect(pill.getAttribute('aria-pressed')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'T3' }))
  await waitFor(() => expect(where()).toBe(`${AT}?prebook=1&terminal=Terminal+3`))
  await waitFor(() => expect(loungesShown()).toEqual(['D lounge']))
  await go(-1 as never)
  await waitFor(() => expect(where()).toBe(`${AT}?prebook=1`))
  await waitFor(() => expect(loungesShown()).toEqual(['B lounge', 'D lounge']))
  await go(-1 as never)
  await waitFor(() => expect(where()).toBe(AT))
  expect(seen.slice(requestCount).filter(({ path }) => path !== paths.lane)).toEqual([])
})

test('a shared address shows what its sender saw', async () => {
  await show('?terminal=Terminal+3&side=before-security')
  expect(loungesShown()).toEqual(['C lounge'])
  expect(screen.getByRole('button', { name: 'T3' }).getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByRole('button', { name: 'Before security 1' }).getAttribute('aria-pressed')).toBe('true')
})

test('the two sides take each other’s place, and pressing one again lets go', async () => {
  const { user, where } = await show('?x=1&side=after-security')
  await user.click(screen.getByRole('button', { name: 'Before security 1' }))
  await waitFor(() => expect(where()).toBe(`${AT}?x=1&side=before-security`))
  await screen.findByRole('button', { name: 'Before security 1', pressed: true })
  await user.click(screen.getByRole('button', { name: 'Before security 1' }))
  await waitFor(() => expect(where()).toBe(`${AT}?x=1`))
})

test('a terminal narrows the lanes too, and an empty list offers all of them', async () => {
  const lanes = [lane, { ...lane, cipCode: 'LHR-FT-T2', cipName: 'Lane of two', terminal: 'Terminal 2' }]
  const { user, where } = await show('?terminal=Terminal+3', undefined, {
    [paths.lanes]: () => success(lanes),
  })
  await screen.findByRole('heading', { level: 2, name: '0 of 2 fast-track lanes' })
  await user.click(screen.getByRole('button', { name: 'Show all 2 fast-track lanes' }))
  await waitFor(() => expect(where()).toBe(AT))
  await waitFor(() => expect(document.activeElement?.textContent).toBe('2 fast-track lanes'))
})

test.each([
  ['?terminal=%3Cscript%3E', 'There are no lounges in this terminal.'],
  ['?open=1&side=before-security', 'No lounge here matches all of: before security, open now.'],
  [`?terminal=${'x'.repeat(10_000)}`, 'There are no lounges in this terminal.'],
])('without a match for %.40s it shows that, and one press shows everything', async (query, words) => {
  const { user, where } = await show(query)
  await screen.findByRole('heading', { level: 2, name: '0 of 4 lounges' })
  expect(screen.getByText(words)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Show all 4 lounges' }))
  await waitFor(() => expect(where()).toBe(AT))
  await waitFor(() => expect(loungesShown()).toHaveLength(4))
  await waitFor(() => expect(document.activeElement?.textContent).toBe('4 lounges'))
})

test.each([
  ['?side=up', 4],
  ['?open=yes&prebook=true', 4],
])('an address with an unknown filter, %s, filters nothing', async (query, count) => {
  await show(query)
  expect(loungesShown()).toHaveLength(count)
})

test('a filter that would narrow nothing is not offered', async () => {
  await show('', undefined, {
    [paths.lounges]: () => success([lounge('A'), lounge('B'), lounge('C')]),
    [paths.lanes]: () => success([]),
  })
  expect(screen.queryByRole('group', { name: 'Show only' })).toBeNull()
  expect(screen.queryByRole('group', { name: 'Terminal' })).toBeNull()
})

test('two lounges are seen at a glance and need no filter, but one from a link can be removed', async () => {
  const two = [lounge('A', { prebookAllow: true }), lounge('B', { terminal: 'Terminal 9' })]
  const { user } = await show('?prebook=1', undefined, {
    [paths.lounges]: () => success(two),
    [paths.lanes]: () => success([]),
  })
  expect(pillsOf('Show only')).toEqual(['Pre-book 1'])
  await user.click(screen.getByRole('button', { name: 'Pre-book 1' }))
  await waitFor(() => expect(loungesShown()).toHaveLength(2))
})

test.each([
  ['2026-11-21T13:00:00Z', 'Europe/London', ['B lounge', 'D lounge']],
  ['2026-11-21T13:00:00Z', 'Pacific/Auckland', ['C lounge', 'D lounge']],
  ['2026-11-21T13:00:00Z', 'America/Los_Angeles', ['A lounge', 'B lounge', 'D lounge']],
])('at %s in %s, open now are %j: by the clock of the airport', async (instant, timeZone, expected) => {
  await show('?open=1', instant, { [paths.airports]: () => success([{ ...heathrow, timeZone }]) })
  expect(loungesShown()).toEqual(expected)
})

test('open now stays right while the page stays open', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T11:59:30Z'), shouldAdvanceTime: true })
  placesAnswering({ [paths.lounges]: () => success(lounges) })
  showPage(`${AT}?open=1`)
  await waitFor(() => expect(loungesShown()).toEqual(['A lounge', 'B lounge', 'D lounge']))
  await vi.advanceTimersByTimeAsync(31_000)
  await waitFor(() => expect(loungesShown()).toEqual(['B lounge', 'D lounge']))
})

test('without hours the server’s own state counts, and without either a lounge does not show as open', async () => {
  await show('?open=1', undefined, {
    [paths.lounges]: () =>
      success([lounge('A', { openNow: true }), lounge('B', { openNow: false }), lounge('C')]),
  })
  expect(loungesShown()).toEqual(['A lounge'])
})
