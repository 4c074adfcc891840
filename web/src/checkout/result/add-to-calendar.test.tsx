import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { AddToCalendar } from './add-to-calendar.tsx'

const reference = 'LV2F1D5A'
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
const pass = {
  number: 'LV2F1D5A-1',
  name: 'Amelia Hart',
  code: 'c',
  validFrom: '2026-11-22',
  validUntil: '2027-11-21',
}

afterEach(() => {
  vi.restoreAllMocks()
})

type Booking = ComponentProps<typeof AddToCalendar>['order']

/** Presses the button, and returns the file that the browser would save. */
async function saved(
  order: Booking,
  button: string,
  isAnywhere = true,
): Promise<{ name: string; text: string }> {
  const blobs: Blob[] = []
  let name = ''
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}` }))
  Object.assign(URL, { revokeObjectURL: () => undefined })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    name = this.download
  })
  render(<AddToCalendar order={order} isAnywhere={isAnywhere} />)
  await userEvent.click(screen.getByRole('button', { name: button }))
  const [blob] = blobs
  return { name, text: (await blob?.text()) ?? '' }
}

it('a visit becomes a calendar file with its instant and the page of the booking', async () => {
  const { name, text } = await saved({ reference, visit, passes: [pass] }, 'Add to calendar')
  expect(name).toBe('LV2F1D5A.ics')
  expect(text).toContain('DTSTART:20261126T053000Z')
  expect(text).toContain(`URL:${location.href}`)
})

it('a calendar keeps no link to an order that only this tab opens', async () => {
  history.replaceState(null, '', '/lounge/pre-book/success?ref=LV2F1D5A#k=abc')
  const { text } = await saved({ reference, visit, passes: [pass] }, 'Add to calendar', false)
  expect(text).toContain(`URL:${location.origin}\r\n`)
  expect(text).not.toContain('success')
})

it('a walk-up pass becomes a reminder two weeks before its end', async () => {
  const { text } = await saved({ reference, passes: [pass] }, 'Add a reminder to use it')
  expect(text).toContain('DTSTART;VALUE=DATE:20271107')
})

it('an order without visit and passes offers nothing', () => {
  const { container } = render(<AddToCalendar order={{ reference }} isAnywhere />)
  expect(container.childElementCount).toBe(0)
})
