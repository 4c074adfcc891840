import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeGateway, success } from '../../api/fake-gateway.test-kit.ts'
import earlyPress from '../../app/boot/early-press.inline.js?raw'
import '../../store/store-api.ts'
import { showInShop } from '../../test-kits/show-in-shop.test-kit.tsx'
import { AirportSearch } from './airport-search.tsx'

const heathrow = {
  agentId: 'layover',
  code: 'LHR',
  iataCode: 'LHR',
  name: 'London Heathrow',
  city: 'London',
  country: 'United Kingdom',
  imgUrl: '',
  supportLounge: true,
  supportCip: true,
}

type Locate = Geolocation['getCurrentPosition']

function withLocation(getCurrentPosition: Locate) {
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } })
}

const found: Locate = (onFound) =>
  onFound({ coords: { latitude: 51.470012, longitude: -0.454295 } } as GeolocationPosition)
const refused =
  (code: number): Locate =>
  (_onFound, onError) =>
    onError?.({ code, PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3, message: '' })

afterEach(() => {
  cleanup()
  Reflect.deleteProperty(navigator, 'geolocation')
  vi.unstubAllGlobals()
})

const locate = async () => {
  const { store } = showInShop(<AirportSearch />)
  await userEvent.click(screen.getByRole('button', { name: 'Use my current location' }))
  return store
}

test('a place nearby shows its question with two answers, the first one chosen', async () => {
  withLocation(found)
  const seen = fakeGateway({ '/api/airport/getAirports': () => success([heathrow]) })
  await locate()
  expect(await screen.findByRole('dialog', { name: 'Looks like you are near London Heathrow' })).toBeDefined()
  const proceed = screen.getByRole('link', { name: 'Yes, proceed' })
  expect(proceed.getAttribute('href')).toBe('/airport/layover/LHR')
  expect(seen.map(({ body }) => body)).toEqual([{ latitude: 51.47, longitude: -0.45 }])
  await userEvent.click(screen.getByRole('button', { name: 'No, stay where I am' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the shop requests a rough position, within 5 s, not older than 120 s', async () => {
  const getCurrentPosition = vi.fn<Locate>()
  withLocation(getCurrentPosition)
  await locate()
  expect(getCurrentPosition.mock.calls[0]?.[2]).toEqual({
    enableHighAccuracy: false,
    timeout: 5_000,
    maximumAge: 120_000,
  })
})

test('a blocked location is explained', async () => {
  withLocation(refused(1))
  await locate()
  expect(await screen.findByRole('dialog', { name: 'Location access is blocked' })).toBeDefined()
})

test.each([2, 3])('location error %i is silent, and can be retried', async (code) => {
  withLocation(refused(code))
  const store = await locate()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Use my current location' })).toBeDefined())
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(store.getState().errorPopup.content).toBeNull()
})

test('a place without an airport nearby is silent', async () => {
  withLocation(found)
  fakeGateway({ '/api/airport/getAirports': () => success([]) })
  await locate()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Use my current location' })).toBeDefined())
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a press that came before the page was alive is answered once it is', async () => {
  withLocation(found)
  fakeGateway({ '/api/airport/getAirports': () => success([heathrow]) })
  document.body.innerHTML = '<button data-early="near-me"><b>Use my current location</b></button>'
  new Function(earlyPress)()
  document.querySelector('b')?.click()
  document.body.innerHTML = ''
  showInShop(<AirportSearch />)
  expect(await screen.findByRole('dialog', { name: /Looks like you are near/ })).toBeDefined()
  expect(document.documentElement.dataset.pressedEarly).toBeUndefined()
})

test('without an early press no position is requested', () => {
  const getCurrentPosition = vi.fn<Locate>()
  withLocation(getCurrentPosition)
  new Function(earlyPress)()
  showInShop(<AirportSearch />)
  expect(getCurrentPosition).not.toHaveBeenCalled()
})

test('the position of a visitor who left is no longer used', async () => {
  let answer = () => {}
  withLocation((onFound) => {
    answer = () => found(onFound)
  })
  const seen = fakeGateway({})
  await locate()
  cleanup()
  answer()
  await Promise.resolve()
  expect(seen).toHaveLength(0)
})

test('two presses request once', async () => {
  const getCurrentPosition = vi.fn<Locate>()
  withLocation(getCurrentPosition)
  await locate()
  await userEvent.click(screen.getByRole('button', { name: 'Finding your location…' }))
  expect(getCurrentPosition).toHaveBeenCalledTimes(1)
})
