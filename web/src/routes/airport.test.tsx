import type { Lounge } from '@layover/api-client'
import { WEEKDAYS } from '@layover/rules/weekdays'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { problem, refusal, success } from '../api/fake-gateway.test-kit.ts'
import { heathrow, lounge, paths, placesAnswering, zurich } from '../test-kits/place-answers.test-kit.ts'
import { showPage } from '../test-kits/show-page.test-kit.tsx'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const heading = (name: string | RegExp, level = 1) => screen.findByRole('heading', { level, name })
const AT = '/airport/layover/LHR'

test('an airport shows its name, its place and its local time', async () => {
  vi.useFakeTimers({ now: new Date('2026-07-01T08:12:30Z'), toFake: ['Date'] })
  placesAnswering()
  showPage(AT)
  await heading('London Heathrow Airport (LHR)')
  expect(screen.getByText('London, United Kingdom')).toBeDefined()
  expect(screen.getByText('09:12 now (London time)')).toBeDefined()
  expect(document.title).toBe('London Heathrow Airport (LHR): lounges and fast track | Layover')
})

test('a lounge item has picture, name, ways in, place, Buy pass, and leads to its page', async () => {
  const one = lounge('LHR-HARRIER', { loungeName: 'Harrier Lounge', prebookAllow: true })
  const two = lounge('LHR-OTHER', { loungeName: 'Other Lounge', type: '', securityType: 'Landside' })
  placesAnswering({ [paths.lounges]: () => success([one, two]) })
  showPage(AT)
  const items = (await screen.findAllByRole('heading', { level: 3 })).map(
    (name) => name.closest('li') as HTMLElement,
  )
  const [first, second] = items.map((item) => within(item))
  expect(first?.getByRole('link', { name: 'Harrier Lounge' }).getAttribute('href')).toBe(
    '/lounge/detail/layover/LHR-HARRIER?securityType=Airside',
  )
  expect(first?.getByText('Terminal 2, international flights, after security')).toBeDefined()
  expect(first?.getByText('Walk-in')).toBeDefined()
  expect(first?.getByText('Pre-book')).toBeDefined()
  expect(first?.getByRole('link', { name: 'Buy pass' }).getAttribute('href')).toBe('/lounge/buypass?step=1')
  expect(items[0]?.querySelector('img')?.src).toMatch(/^data:image\/svg/)
  expect(second?.getByText('Terminal 2, before security')).toBeDefined()
  expect(second?.queryByText('Pre-book')).toBeNull()
})

test('Buy pass takes the lounge along, but none that takes no walk-up guests', async () => {
  const closed = lounge('B', { walkIn: false })
  placesAnswering({ [paths.lounges]: () => success([lounge('A'), closed]) })
  const { user, where, state, go } = showPage(AT)
  const press = async (index: number) => {
    const buttons = await screen.findAllByRole('link', { name: 'Buy pass' })
    await user.click(buttons[index] as HTMLElement)
    await waitFor(() => expect(where()).toBe('/lounge/buypass?step=1'))
  }
  await press(0)
  expect(state()).toEqual({ loungeName: 'A lounge' })
  await go(AT)
  await press(1)
  expect(state()).toBeNull()
})

const HOURS: Lounge['openingHours'] = [{ days: [...WEEKDAYS], opens: '05:30', closes: '21:30' }]

test.each([
  ['2026-07-01T08:12:30Z', 'Open until 21:30'],
  ['2026-07-01T20:30:00Z', 'Closed until 05:30 tomorrow'],
  ['2026-07-02T01:00:00Z', 'Closed until 05:30'],
])(
  'at %s a lounge shows %j by the clock of the airport, its price and three facilities',
  async (now, words) => {
    vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] })
    const usual = ['Wi-Fi', 'Snacks', 'Bar']
    const lounges = [
      lounge('A', { openingHours: HOURS, facilities: [...usual, 'Showers', 'Showers'] }),
      lounge('B', { facilities: [...usual, 'Terrace'] }),
    ]
    placesAnswering({ [paths.lounges]: () => success(lounges) })
    showPage(AT)
    const [first, second] = (await screen.findAllByRole('heading', { level: 3 })).map((name) =>
      within(name.closest('li') as HTMLElement),
    )
    expect(first?.getByText(words)).toBeDefined()
    expect(first?.getByText('£34.00')).toBeDefined()
    const namesIn = (list = first) =>
      within(list?.getByRole('list', { name: 'Facilities' }) as HTMLElement)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
    expect(namesIn()).toEqual(['Showers', 'Wi-Fi', 'Snacks'])
    expect(namesIn(second)).toEqual(['Terrace', 'Wi-Fi', 'Snacks'])
    expect(second?.queryByText(/^(Open|Closed)/)).toBeNull()
  },
)

test('what an upstream leaves out of its lounges is left out of their cards', async () => {
  placesAnswering({
    [paths.lounges]: () => success([lounge('A', { openNow: false }), lounge('B', { walkIn: false })]),
  })
  showPage(AT)
  await heading('2 lounges', 2)
  expect(screen.getByText('Closed now')).toBeDefined()
  expect(screen.queryByRole('list', { name: 'Facilities' })).toBeNull()
  expect(screen.getAllByText('£34.00')).toHaveLength(1)
  expect(screen.getAllByRole('link', { name: 'Buy pass' })).toHaveLength(2)
})

test('an airport without services shows that and names the nearest with some', async () => {
  const seen = placesAnswering({
    [paths.lounges]: () => success([]),
    [paths.lanes]: () => success([]),
    [paths.nearest]: () => success([heathrow, zurich]),
  })
  showPage(AT)
  await heading('No lounge or lane here yet', 2)
  expect(
    screen.getByText(/The nearest airport with lounges and fast-track lanes is Zürich Airport/),
  ).toBeDefined()
  expect(screen.getByRole('link', { name: /Go to ZRH/ }).getAttribute('href')).toBe('/airport/layover/ZRH')
  expect(seen.find(({ path }) => path === paths.nearest)?.body).toEqual({ latitude: 51.47, longitude: -0.46 })
})

test('an unknown airport is not found, whichever call reports it', async () => {
  placesAnswering({ [paths.airports]: () => success([]), [paths.lounges]: () => refusal('NOT_FOUND') })
  const { store } = showPage('/airport/layover/QQQ')
  await heading('This page has departed')
  expect(store.getState().errorPopup.content).toBeNull()
})

test.each(['/airport/layover/lhr', '/airport/layover/TOOLONG', '/airport/a%20b/LHR'])(
  '%s can be no airport and fetches nothing',
  async (address) => {
    const seen = placesAnswering()
    showPage(address)
    await heading('This page has departed')
    expect(seen).toHaveLength(0)
  },
)

test('without a price the lounges stand all the same', async () => {
  placesAnswering({ [paths.price]: () => problem(503) })
  showPage(AT)
  await heading('2 lounges', 2)
  expect(screen.queryByText('per person')).toBeNull()
})

test('a page whose airport did not come is mended in its place, and its heading gets the focus', async () => {
  placesAnswering({ [paths.airports]: () => problem(504) })
  const { user } = showPage(AT)
  await heading('Airport LHR')
  await user.click(await screen.findByRole('button', { name: 'OK' }))
  placesAnswering()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  const mended = await heading('London Heathrow Airport (LHR)')
  await waitFor(() => expect(document.activeElement).toBe(mended))
})

test.each([
  ['lounges', paths.lounges, 'The lounges did not load.', '1 fast-track lane', '2 lounges'],
  ['lanes', paths.lanes, 'The fast-track lanes did not load.', '2 lounges', '1 fast-track lane'],
])('%s that failed to load leave the rest usable and offer a retry in their place', async (...row) => {
  const [, path, trouble, standing, mended] = row
  placesAnswering({ [path]: () => problem(504) })
  const { user } = showPage(AT)
  await user.click(await screen.findByRole('button', { name: 'OK' }))
  expect(screen.getByText(trouble)).toBeDefined()
  await heading(standing, 2)
  placesAnswering()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await heading(mended, 2)
  expect(screen.queryByText(trouble)).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})
