import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { problem, refusal, success } from '../api/fake-gateway.test-kit.ts'
import { showPage } from '../app/show-page.test-kit.tsx'
import { detail, paths, placesAnswering } from './place-answers.test-kit.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const AT = '/lounge/detail/layover/LHR-HARRIER?securityType=Airside'

const showAt = async (instant: string, more: Partial<typeof detail> = {}) => {
  vi.useFakeTimers({ now: new Date(instant), toFake: ['Date'] })
  placesAnswering({ [paths.lounge]: () => success({ ...detail, ...more }) })
  showPage(AT)
  await heading('Harrier Lounge')
}

test('a lounge says where it stands, in words', async () => {
  await showAt('2026-11-21T12:00:00Z')
  expect(screen.getByText('After security.').closest('li')?.textContent).toBe(
    'After security. You need a boarding pass for an international flight from Terminal 2.',
  )
  expect(screen.getByRole('link', { name: 'London Heathrow Airport' }).getAttribute('href')).toBe(
    '/airport/layover/LHR',
  )
  expect(document.title).toBe('Harrier Lounge, London Heathrow Airport (LHR) | Layover')
})

test.each([
  ['2026-11-21T12:00:00Z', 'Open now, until 22:00'],
  ['2026-11-21T22:00:00Z', 'Closed now, opens tomorrow at 05:30'],
  ['2026-07-01T04:29:00Z', 'Closed now, opens at 05:30'],
  ['2026-07-01T04:30:00Z', 'Open now, until 22:00'],
])('at %s it says %j, by its own clock', async (instant, words) => {
  await showAt(instant)
  const hours = screen.getByText(words)
  expect(hours.closest('li')?.textContent).toContain('(London time)')
})

test('the walk-up price stands beside the button, and is the same in card and bar', async () => {
  await showAt('2026-11-21T12:00:00Z')
  expect(screen.getAllByText('£34.00')).toHaveLength(3)
  const ways = screen.getAllByRole('link', { name: /^Buy pass/ })
  expect(ways.map(({ textContent }) => textContent)).toEqual(['Buy pass, £34.00', 'Buy pass'])
  for (const way of ways) expect(way.getAttribute('href')).toBe('/lounge/buypass?step=1')
})

test('pre-booking is told, not offered, while it cannot be bought', async () => {
  await showAt('2026-11-21T12:00:00Z')
  expect(screen.getAllByText(/Pre-booking is not open in this shop yet/)).not.toHaveLength(0)
  expect(screen.queryByRole('link', { name: /Pre-book/ })).toBeNull()
  expect(screen.queryByRole('button', { name: /Pre-book/ })).toBeNull()
})

test('a lounge without walk-up sells no pass for its door', async () => {
  await showAt('2026-11-21T12:00:00Z', { walkIn: false, prebookAllow: false })
  expect(screen.queryByRole('link', { name: /Buy pass/ })).toBeNull()
  expect(screen.getAllByText(/does not take walk-up guests/)).not.toHaveLength(0)
})

test('facilities, directions and rules are listed in the provider’s words', async () => {
  await showAt('2026-11-21T12:00:00Z')
  for (const words of ['Wi-Fi', 'Showers', 'Smart casual dress, please.', 'Stay up to 3 hours.']) {
    expect(screen.getByText(words)).toBeDefined()
  }
  expect(screen.getByText('After security in Terminal 2:')).toBeDefined()
})

test('a lounge that nobody knows is not found, without a popup', async () => {
  placesAnswering({ [paths.lounge]: () => refusal('NOT_FOUND') })
  const { store } = showPage('/lounge/detail/layover/QQQ-NOWHERE')
  await heading('This page has departed')
  expect(store.getState().errorPopup.content).toBeNull()
})

test('a code that no lounge can have asks nobody', async () => {
  const seen = placesAnswering()
  showPage('/lounge/detail/layover/%3Cscript%3E')
  await heading('This page has departed')
  expect(seen).toHaveLength(0)
})

test('a page whose data did not come is mended in its place', async () => {
  placesAnswering({ [paths.lounge]: () => problem(502) })
  const { user } = showPage(AT)
  await user.click(await screen.findByRole('button', { name: 'OK' }))
  placesAnswering()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await heading('Harrier Lounge')
})
