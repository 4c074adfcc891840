import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { held, problem, refusal, success } from '../api/fake-gateway.test-kit.ts'
import { keepSearch } from '../session/session-slice.ts'
import { heathrow, paths, placesAnswering, zurich } from '../test-kits/place-answers.test-kit.ts'
import { showPage } from '../test-kits/show-page.test-kit.tsx'

afterEach(() => vi.unstubAllGlobals())

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

test('the list of all airports goes from A to Z with letters to jump by', async () => {
  const cities = ['Zürich', 'Ålesund', 'Łódź', 'Madrid', '42 Field']
  const airports = cities.map((city, index) => ({ ...zurich, name: 'Adolfo', city, code: `AA${index}` }))
  placesAnswering({ [paths.all]: () => success(airports) })
  showPage('/airport-list/all')
  await heading('All airports')
  const letters = within(screen.getByRole('navigation', { name: 'Jump to a letter' }))
  const targets = letters
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('href'))
    .map((link) => document.querySelector(link.getAttribute('href') ?? '')?.textContent)
  expect(targets.map((text) => text?.replace(/AA\d.*/, ''))).toEqual([
    'AÅlesund, 1 airport',
    'LŁódź, 1 airport',
    'MMadrid, 1 airport',
    'ZZürich, 1 airport',
    'Other42 Field, 1 airport',
  ])
  expect(document.title).toBe('All airports | Layover')
  const madrid = document.querySelector('#letter-M a')
  expect(madrid?.textContent).toBe('AA3Madrid (AA3), Adolfo, Switzerland')
  expect(madrid?.getAttribute('href')).toBe('/airport/layover/AA3')
})

test('a letter is closed until it is pressed, above or in the list, and the address names the last one', async () => {
  placesAnswering({ [paths.all]: () => success([zurich, heathrow]) })
  const { user } = showPage('/airport-list/all')
  await heading('All airports')
  const section = (letter: string) => document.getElementById(`letter-${letter}`) as HTMLDetailsElement
  expect([section('L').open, section('Z').open]).toEqual([false, false])
  await user.click(screen.getByRole('link', { name: 'Z' }))
  expect([section('L').open, section('Z').open]).toEqual([false, true])
  await user.click(screen.getByText('London, 1 airport'))
  await waitFor(() => expect(section('L').open).toBe(true))
  await waitFor(() => expect(location.hash).toBe('#letter-L'))
  history.replaceState(history.state, '', '#')
})

test('a letter without airports is shown as a link without a target, and the keyboard skips it', async () => {
  placesAnswering({ [paths.all]: () => success([zurich]) })
  showPage('/airport-list/all')
  await heading('All airports')
  const q = screen.getByRole('link', { name: 'Q' })
  expect(q.getAttribute('aria-disabled')).toBe('true')
  expect(q.hasAttribute('href')).toBe(false)
  expect(screen.getByRole('link', { name: 'Z' }).hasAttribute('aria-disabled')).toBe(false)
})

test('the popular airports come in the order in which the server shows them', async () => {
  placesAnswering()
  showPage('/airport-list/popular')
  await heading('Popular airports')
  const cards = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(cards.slice(0, 2)).toEqual(['Zürich Airport (ZRH)', 'London Heathrow Airport (LHR)'])
  expect(screen.getByRole('link', { name: 'Zürich Airport (ZRH)' }).getAttribute('href')).toBe(
    '/airport/layover/ZRH',
  )
})

test('a search sends its word, marks it, and shows airports without services', async () => {
  const bare = { ...heathrow, supportLounge: false, supportCip: false }
  const seen = placesAnswering({ [paths.airports]: () => success([bare]) })
  showPage('/airport-list/search?wd=%20lon%20')
  await heading('Airports for “lon”')
  expect(seen.map(({ body }) => body)).toEqual([{ keyword: 'lon' }])
  const row = screen.getByRole('link', { name: /Heathrow Airport/ })
  expect(row.querySelector('mark')?.textContent).toBe('Lon')
  expect(row.textContent).toMatch(/, London, United Kingdom, No lounge or lane yet$/)
  expect(screen.getByText('1 airport matches.')).toBeDefined()
})

test('a search by its address stands in the box too, instead of the word of an earlier one', async () => {
  placesAnswering()
  const { store, go } = showPage('/airport-list/popular')
  await heading('Popular airports')
  store.dispatch(keepSearch({ keyword: 'lon', airports: [] }))
  await go('/airport-list/search?wd=zur')
  await heading('Airports for “zur”')
  const box = screen.getByLabelText<HTMLInputElement>('Find an airport')
  await waitFor(() => expect(box.value).toBe('zur'))
  await waitFor(() => expect(store.getState().session.searchAirportKeyword).toBe('zur'))
})

test.each([
  ['x'.repeat(10_240), 'x'.repeat(100)],
  [`${'x'.repeat(99)}🛫`, 'x'.repeat(99)],
  ["'; DROP TABLE airports; --", "'; DROP TABLE airports; --"],
  ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ['🛫 🛬', '🛫 🛬'],
  ['لندن', 'لندن'],
  ['\u202egnol\u0000 lon', 'gnol lon'],
])('the address may search for %j', async (wd, keyword) => {
  const seen = placesAnswering({ [paths.airports]: () => success([]) })
  showPage(`/airport-list/search?wd=${encodeURIComponent(wd)}`)
  await waitFor(() => expect(seen.map(({ body }) => body)).toEqual([{ keyword }]))
  await waitFor(() => expect(document.querySelector('h1')?.textContent).toBe(`Airports for “${keyword}”`))
})

test.each(['%20%20', '%E2%80%AE', '%00'])(
  'an address that searches for %s alone fetches nothing',
  async (wd) => {
    const seen = placesAnswering()
    showPage(`/airport-list/search?wd=${wd}`)
    await heading('Search airports')
    expect(seen).toHaveLength(0)
  },
)

test('a search that finds nothing helps on', async () => {
  placesAnswering({ [paths.airports]: () => success([]) })
  showPage('/airport-list/search?wd=qqq')
  await heading('Airports for “qqq”')
  expect(screen.getByText(/try a city, country or three-letter code/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Popular airports' })).toBeDefined()
  expect(screen.getAllByRole('link', { name: 'View all airports' })).toHaveLength(1)
})

test('a search without a word requests one, and fetches nothing', async () => {
  const seen = placesAnswering()
  showPage('/airport-list/search')
  await heading('Search airports')
  expect(seen).toHaveLength(0)
})

test.each(['/airport-list/cheap', '/airport-list/ALL'])('%s is not found', async (address) => {
  const seen = placesAnswering()
  showPage(address)
  await heading('This page has departed')
  expect(seen).toHaveLength(0)
})

test('a list that is refused opens the generic popup, and the page tries again in its place', async () => {
  placesAnswering({ [paths.popular]: () => refusal('SOMETHING_NEW') })
  const { user } = showPage('/airport-list/popular')
  await heading('Popular airports')
  expect(screen.getByRole('alertdialog', { name: 'Error' }).textContent).toContain('Oh, something went wrong')
  await user.click(screen.getByRole('button', { name: 'OK' }))
  placesAnswering()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('link', { name: 'Zürich Airport (ZRH)' })
})

test('a server that is down opens the connection popup, byte by byte', async () => {
  placesAnswering({ [paths.all]: () => problem(502) })
  showPage('/airport-list/all')
  const popup = await screen.findByRole('alertdialog', { name: 'Connection Error' })
  expect(popup.textContent).toContain('There are problems connecting to the server.')
})

test('leaving while the list is on its way is silent', async () => {
  const late = held()
  const seen = placesAnswering({ [paths.all]: late.reply })
  const { go, store } = showPage('/airport-list/popular')
  await heading('Popular airports')
  await go('/airport-list/all')
  await waitFor(() => expect(seen.some(({ path }) => path === paths.all)).toBe(true))
  await go('/elsewhere')
  await heading('Elsewhere')
  late.answer(problem(503))
  expect(store.getState().errorPopup.content).toBeNull()
})

test('focus goes to the heading of the page that was gone to', async () => {
  placesAnswering()
  const { go } = showPage('/airport-list/popular')
  await heading('Popular airports')
  await go('/airport-list/all')
  expect(document.activeElement).toBe(await heading('All airports'))
})
