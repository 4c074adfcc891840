import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { problem, refusal, success } from '../api/fake-gateway.test-kit.ts'
import { detail, paths, placesAnswering } from '../test-kits/place-answers.test-kit.ts'
import { showPage } from '../test-kits/show-page.test-kit.tsx'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const AT = '/lounge/detail/layover/LHR-HARRIER?securityType=Airside'

const week = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const
const workdays = week.slice(0, 5)
const hours = (opens: string, closes: string, days: readonly (typeof week)[number][] = week) => ({
  openingHours: [{ days: [...days], opens, closes }],
})
const rows = () => screen.getAllByRole('row').map(({ textContent }) => textContent)

const showAt = async (instant: string, more: Partial<typeof detail> = {}) => {
  vi.useFakeTimers({ now: new Date(instant), toFake: ['Date'] })
  placesAnswering({ [paths.lounge]: () => success({ ...detail, ...more }) })
  showPage(AT)
  await heading('Harrier Lounge')
}

test('a lounge shows its place in words', async () => {
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
  ['2026-11-21T12:00:00Z', 'Open now, until 22:00', {}],
  ['2026-11-21T22:00:00Z', 'Closed now, opens tomorrow at 05:30', {}],
  ['2026-07-01T04:29:00Z', 'Closed now, opens at 05:30', {}],
  ['2026-07-01T04:30:00Z', 'Open now, until 22:00', {}],
  ['2026-11-21T00:59:00Z', 'Open now, until 01:00', hours('06:00', '01:00')],
  ['2026-11-21T01:00:00Z', 'Closed now, opens at 06:00', hours('06:00', '01:00')],
  ['2026-11-21T12:00:00Z', 'Open now, until midnight', hours('06:00', '24:00')],
  ['2026-11-21T12:00:00Z', 'Closed now, opens on Monday at 06:00', hours('06:00', '20:00', workdays)],
  // The clock springs from 01:00 to 02:00 on 29 March, and back from 02:00 to 01:00 on 25 October.
  ['2026-03-29T00:59:00Z', 'Closed now, opens at 01:30', hours('01:30', '20:00')],
  ['2026-03-29T01:00:00Z', 'Open now, until 20:00', hours('01:30', '20:00')],
  ['2026-10-25T04:59:00Z', 'Closed now, opens at 05:00', hours('05:00', '20:00')],
  ['2026-10-25T05:00:00Z', 'Open now, until 20:00', hours('05:00', '20:00')],
])('at %s it shows %j, by its own clock', async (instant, words, more) => {
  await showAt(instant, more)
  const hours = screen.getByText(words)
  expect(hours.closest('li')?.textContent).toContain('(London time)')
})

test('the week is read as on a door, with the lounge’s today marked', async () => {
  // Saturday in London, Sunday in Auckland already.
  const openingHours = [
    ...hours('06:00', '10:00', workdays).openingHours,
    ...hours('14:00', '00:30', workdays).openingHours,
    ...hours('00:00', '24:00', ['Sun']).openingHours,
  ]
  await showAt('2026-11-21T12:00:00Z', { openingHours, timeZone: 'Pacific/Auckland', city: 'Auckland' })
  expect(screen.getByRole('table', { name: 'Opening hours, Auckland time' })).toBeDefined()
  expect(rows()).toEqual([
    ...['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map(
      (day) => `${day} 06:00 to 10:00, 14:00 to 00:30 the next day`,
    ),
    'Saturday Closed',
    'Sunday TodayAll day',
  ])
  expect(screen.getByRole('row', { name: /Today/ }).getAttribute('aria-current')).toBe('date')
})

test('a week of equal days is one line, and day and night needs no clock', async () => {
  await showAt('2026-11-21T12:00:00Z', hours('00:00', '24:00'))
  expect(rows()).toEqual(['Every day All day'])
  expect(screen.getByText('Open now, day and night')).toBeDefined()
})

test('in a zone that this browser does not know the hours stand, and nothing is guessed', async () => {
  await showAt('2026-11-21T12:00:00Z', { ...hours('05:30', '22:00'), timeZone: 'Mars/Olympus' })
  expect(rows()).toEqual(['Every day 05:30 to 22:00'])
  expect(screen.queryByText(/^(Open|Closed) now/)).toBeNull()
})

test('the link’s side of security is used when the lounge has none', async () => {
  await showAt('2026-11-21T12:00:00Z', { securityType: '' })
  expect(screen.getByText('After security.')).toBeDefined()
})

test('the link’s side of security never contradicts the lounge', async () => {
  await showAt('2026-11-21T12:00:00Z', { securityType: 'Landside' })
  expect(screen.getByText('Before security.')).toBeDefined()
  expect(screen.queryByText('After security.')).toBeNull()
})

test.each(['', '?securityType=', '?securityType=%3Cscript%3E', '?securityType=airside'])(
  'a link with the side of security %j is no hint',
  async (query) => {
    placesAnswering({ [paths.lounge]: () => success({ ...detail, securityType: '' }) })
    showPage(`/lounge/detail/layover/LHR-HARRIER${query}`)
    await heading('Harrier Lounge')
    expect(screen.queryByText(/security\.$/)).toBeNull()
  },
)

test('the walk-up price stands beside the button, and is the same in card and bar', async () => {
  await showAt('2026-11-21T12:00:00Z')
  expect(screen.getAllByText('£34.00')).toHaveLength(3)
  const ways = screen.getAllByRole('link', { name: /^Buy pass/ })
  expect(ways.map(({ textContent }) => textContent)).toEqual(['Buy pass, £34.00', 'Buy pass'])
  for (const way of ways) expect(way.getAttribute('href')).toBe('/lounge/buypass?step=1')
  expect(screen.getAllByText('Walk-up, subject to space')).toHaveLength(2)
})

test('a held place shows its price with the fee; the button follows the choice, its condition beside it', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date'] })
  placesAnswering()
  const { user } = showPage(AT)
  await heading('Harrier Lounge')
  await screen.findAllByText('£40.00')
  const [inPage] = screen.getAllByRole('radio', { name: /^Pre-book a place/ })
  expect(screen.queryByText('Place held, non-refundable')).toBeNull()
  await user.click(inPage as HTMLElement)
  const ways = screen.getAllByRole('link', { name: /^Pre-book/ })
  expect(ways.map(({ textContent }) => textContent)).toEqual(['Pre-book, £40.00', 'Pre-book'])
  for (const way of ways) expect(way.getAttribute('href')).toBe('/lounge/layover/LHR-HARRIER/prebook?step=1')
  expect(screen.getAllByText('Place held, non-refundable')).toHaveLength(2)
})

test('a lounge without held places fetches no price of one', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date'] })
  const seen = placesAnswering({ [paths.lounge]: () => success({ ...detail, prebookAllow: false }) })
  showPage(AT)
  await heading('Harrier Lounge')
  expect(screen.queryByText(/Pre-book/)).toBeNull()
  expect(seen.some(({ path }) => path === paths.heldPrice)).toBe(false)
})

test.each([paths.price, paths.heldPrice])(
  'a price that %s did not send offers a retry in its place',
  async (path) => {
    placesAnswering({ [path]: () => problem(503) })
    const { user } = showPage(AT)
    await user.click(await screen.findByRole('button', { name: 'OK' }))
    await heading('Harrier Lounge')
    expect(screen.getAllByRole('link', { name: /^Buy pass/ })).toHaveLength(2)
    placesAnswering()
    const [again] = screen.getAllByRole('button', { name: 'Try again' })
    await user.click(again as HTMLElement)
    await waitFor(() => {
      expect(screen.getAllByText('£34.00')).toHaveLength(3)
      expect(screen.getAllByText('£40.00')).toHaveLength(2)
    })
    expect(screen.queryByText('We could not get every price.')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  },
)

test('the first picture is large, the others follow, and one that does not come is left out', async () => {
  const [one, two, three] = ['1', '2', '3'].map((name) => `https://pictures.example/${name}.jpg`)
  await showAt('2026-11-21T12:00:00Z', { imgUrl: one ?? '', images: [one, two, three].map(String) })
  expect(document.querySelector<HTMLImageElement>('.lounge-page__picture img')?.src).toBe(one)
  expect(screen.getAllByRole('img')).toHaveLength(2)
  fireEvent.error(screen.getByRole('img', { name: 'Harrier Lounge, 2 of 3' }))
  expect(screen.getAllByRole('img')).toHaveLength(1)
})

test('without a picture, or where it does not come, the drawing stands', async () => {
  await showAt('2026-11-21T12:00:00Z', { images: ['https://pictures.example/gone.jpg'] })
  const picture = document.querySelector<HTMLImageElement>('.lounge-page__picture img')
  fireEvent.error(picture as HTMLElement)
  expect(picture?.src).toMatch(/^data:image\/svg/)
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

test('an unknown lounge is not found, without a popup', async () => {
  placesAnswering({ [paths.lounge]: () => refusal('NOT_FOUND') })
  const { store } = showPage('/lounge/detail/layover/QQQ-NOWHERE')
  await heading('This page has departed')
  expect(store.getState().errorPopup.content).toBeNull()
})

test('a code that no lounge can have fetches nothing', async () => {
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
