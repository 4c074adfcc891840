import { expect } from 'vitest'
import { catalogueSource } from '../network/catalogue-source.ts'
import { lead } from '../orders/orders.test-kit.ts'
import type { Upstream } from '../upstream.test-kit.ts'

/** The tests' bookings: a lounge and a lane of the sample catalogue, and a time that both offer. */
export const now = new Date('2026-11-21T12:00:00Z')
export const visit = { visitDate: '2026-11-25', visitTime: '14:30' }
export const loungeCode = 'LHR-HARRIER'
export const cipCode = 'LHR-FT-T5'

/** A lounge in pounds whose slots have ten places. */
export const loungeOfTen = catalogueSource().lounges.find(
  ({ prebookAllow, prebookPlacesPerSlot, currency, openingHours: [hours] }) =>
    prebookAllow &&
    prebookPlacesPerSlot === 10 &&
    currency === 'GBP' &&
    hours?.days.length === 7 &&
    hours.closes > '20:00',
)?.loungeCode as string

/** Takes a hold and returns the response. */
export async function hold(upstream: Upstream, change: object = {}) {
  const request = { loungeCode, ...visit, passengerNumber: 1, ...change }
  return await upstream.call('/loungePrebooking/checkAvailable', request)
}

/** An order of one place; a test changes the field that it examines. */
export function slotOrder(change: object = {}) {
  return {
    lead,
    passengers: [],
    currency: 'GBP',
    flightNumber: 'BA117',
    ...visit,
    networkCode: cipCode,
    expectedTotal: '11.00',
    ...change,
  }
}

/** An order of a held place at the lounge. */
export function prebooking(holdId: string, change: object = {}) {
  return slotOrder({ networkCode: loungeCode, expectedTotal: '40.00', holdId, ...change })
}

/** Creates an order and returns its number. */
export async function ordered(
  upstream: Upstream,
  path: '/cip/createOrder' | '/loungePrebooking/createOrder',
  order: object,
): Promise<string> {
  const answer = await upstream.call(path, order)
  expect(answer).toMatchObject({ state: '11', data: { status: 'CREATED' } })
  return String(answer.data?.orderNo)
}
