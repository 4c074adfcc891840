import { expect } from '@playwright/test'
import { ledgerOf } from '../e2e/ledger.ts'
import { CARDS } from '../e2e/purchase.ts'
import type { Person } from './person.ts'

const EMAIL = 'amelia.hart@example.com'

export function heading(name: string) {
  return { by: 'heading', name } as const
}

export function button(name: string) {
  return { by: 'button', name } as const
}

/** The main button of a step leads to the page with this heading. */
export async function goOn(person: Person, title: string): Promise<void> {
  await person.press(button('Next'))
  await person.sees(heading(title))
}

export async function fillEmail(person: Person): Promise<void> {
  await person.fill('Email', EMAIL)
  await person.fill('Confirm email', EMAIL)
}

export async function fillPassenger(person: Person, first: string, nth = 0): Promise<void> {
  await person.fill('First name', first, nth)
  await person.fill('Last name', 'Hart', nth)
}

/** From the cart of a visit to its review. */
export async function fillVisit(person: Person): Promise<void> {
  await person.sees(heading('Your cart'))
  await goOn(person, 'Booking details')
  await person.press(button('Next month'))
  await person.press({ by: 'css', name: 'button.calendar__day', nth: 2 })
  await person.press({ by: 'css', name: 'label.time-slot' })
  await fillPassenger(person, 'Amelia')
  await person.fill('Flight number', 'BA117')
  await fillEmail(person)
  await goOn(person, 'Check your booking')
}

export async function fillCard(person: Person, number: string): Promise<void> {
  await person.fill('Cardholder name', 'Amelia Hart')
  await person.fill('Card number', number)
  await person.fill('Expiry date', '1229')
  await person.fill('CVV', '123')
  await person.check({ by: 'css', name: 'main input[type=checkbox]' })
}

export async function pay(person: Person, result: string): Promise<void> {
  await person.press(button('Pay'))
  await person.sees(heading(result))
}

/** A pass for one, from the cart on. */
export async function buyPass(person: Person): Promise<void> {
  await person.open('/lounge/buypass?step=1')
  await goOn(person, 'Booking details')
  await fillPassenger(person, 'Amelia')
  await fillEmail(person)
  await goOn(person, 'Check your booking')
  await goOn(person, 'Pay by card')
  await fillCard(person, CARDS.good)
  await pay(person, 'Your pass is ready')
}

/** The provider's record of the one order that the visit made. */
export async function expectPayments(person: Person, statuses: readonly string[]): Promise<void> {
  expect(person.network.orders).toHaveLength(1)
  const payments = await ledgerOf(person.network.orders[0] ?? '')
  expect(payments.map(({ status }) => status)).toEqual(statuses)
}

export { CARDS }
