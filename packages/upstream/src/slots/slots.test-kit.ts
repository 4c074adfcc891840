import { addDays } from '@layover/rules/calendar-day'
import { expect } from 'vitest'
import { catalogueSource } from '../network/catalogue-source.ts'
import { lead } from '../orders/orders.test-kit.ts'
import { callAs } from '../owners.test-kit.ts'
import type { Envelope, Upstream } from '../upstream.test-kit.ts'

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

/** The refusal of more places than an owner may hold, and the answer to a hold. */
export const REFUSED = {
  state: '10',
  errorCode: 'TOO_MANY_ATTEMPTS',
  message: 'We cannot hold more places for you right now. Please try again in a few minutes.',
}
export const HELD = { state: '11', data: { available: true } }

export interface Owner {
  readonly visitor?: string
  readonly network?: string
}

let visitors = 0
/** A new visitor, of a network where one is named. */
export function someone(network?: string): Owner {
  visitors += 1
  return { visitor: String(visitors), ...(network !== undefined && { network }) }
}

/** Takes a hold for an owner. */
export async function holdOf(upstream: Upstream, owner: Owner, change: object = {}): Promise<Envelope> {
  const request = { loungeCode, ...visit, passengerNumber: 1, ...change }
  return await callAs(upstream, owner, '/loungePrebooking/checkAvailable', request)
}

/** Days with the same slot, so that a network can hold many places without its share of one slot. */
export function dayAfter(days: number): string {
  return addDays(visit.visitDate, days)
}

/** Travellers beside the lead. */
export function companions(count: number): object[] {
  const names = ['Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hal', 'Ida'].slice(0, count)
  return names.map((firstName) => ({ firstName, lastName: 'Hart' }))
}
