import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeGateway, problem, success } from '../../api/fake-gateway.test-kit.ts'
import '../../store/store-api.ts'
import { lounge, paths } from '../../test-kits/place-answers.test-kit.ts'
import { showInShop } from '../../test-kits/show-in-shop.test-kit.tsx'
import { NoEntry } from '../result/no-entry.tsx'

const visit = {
  placeCode: 'LHR-HARRIER',
  placeName: 'Harrier Lounge',
  airportCode: 'LHR',
  terminal: 'Terminal 2',
  securityType: 'Airside',
  visitDate: '2026-11-26',
  visitTime: '05:30',
  timeZone: 'Europe/London',
  startsAt: '2026-11-26T05:30:00.000Z',
  flightNumber: 'BA117',
}
const DAILY = { days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const }
const allDay = { openingHours: [{ days: [...DAILY.days], opens: '00:00', closes: '24:00' }] }
const LINK = 'Contact us about this booking'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('a visit names the other lounges of its terminal that are open, and none that is not', async () => {
  fakeGateway({
    [paths.lounges]: () =>
      success([
        lounge('LHR-HARRIER', allDay),
        lounge('LHR-OPEN', allDay),
        lounge('LHR-SILENT'),
        lounge('LHR-FAR', { ...allDay, terminal: 'Terminal 3' }),
      ]),
  })
  showInShop(<NoEntry order={{ reference: 'LV2F1D5A', visit }} service="PREBOOK" />)
  await screen.findByRole('link', { name: 'LHR-OPEN lounge' })
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['LHR-OPEN lounge', LINK])
})

it('without the list the sentence and the way to us stand alone', async () => {
  const seen = fakeGateway({ [paths.lounges]: () => problem(502) })
  showInShop(<NoEntry order={{ reference: 'LV2F1D5A', visit }} service="PREBOOK" />)
  const contact = screen.getByRole('link', { name: LINK })
  expect(contact.getAttribute('href')).toBe('/contact-us?reference=LV2F1D5A')
  await vi.waitFor(() => expect(seen).toHaveLength(1))
  expect(screen.queryByRole('dialog')).toBeNull()
})
