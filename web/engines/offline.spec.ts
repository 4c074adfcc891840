import { expect } from '@playwright/test'
import {
  button,
  buyPass,
  CARDS,
  expectPayments,
  fillCard,
  fillEmail,
  fillPassenger,
  goOn,
  heading,
  pay,
} from './steps.ts'
import { test } from './test.ts'

const HOME = heading('Somewhere quiet before your flight')

/** A link to a page whose code is not in the browser. No worker keeps it: these pages save no place (P501). */
const WAYS = [
  { from: '/', title: HOME, ahead: 'airport-main', link: 'View all airports', to: 'All airports' },
  {
    from: '/airport-list/popular',
    title: heading('Popular airports'),
    ahead: 'airport-main',
    link: 'Privacy policy',
    to: 'Privacy policy',
  },
]

for (const { from, title, ahead, link, to } of WAYS) {
  test(`${from} stays on a dead line, says so, and its link goes on when the line is back`, async ({
    person,
  }) => {
    const { network } = person
    await person.open(from)
    await person.hasAhead(ahead)
    network.cut()
    await person.press({ by: 'link', name: link })
    await person.sees({ by: 'text', name: 'The page did not load.' })
    await person.sees(title)
    network.restore()
    await person.sees(heading(to))
    expect(network.documents).toBe(1)
  })
}

test('a bought pass opens without a connection, from the home page of this device', async ({ person }) => {
  const { network } = person
  await buyPass(person)
  await person.getsWorker()
  network.cut()
  await person.open('/')
  await person.press({ by: 'css', name: '#your-passes a' })
  await person.sees(heading('Your pass is ready'))
  await person.sees({ by: 'css', name: '.qr-code' })
  await person.sees({ by: 'text', name: 'Amelia Hart' })
  await person.sees({ by: 'text', name: 'We could not reach the server. Saved today at' })
  network.restore()
  await person.press(button('Try again'))
  await person.sees(button('Wrong address?'))
})

test('the search box finds again after a dead line, at a press', async ({ person }) => {
  const { network } = person
  const box = { by: 'css', name: '[role=combobox]' } as const
  await person.open('/')
  await person.press({ by: 'css', name: 'main input' })
  await person.sees(box)
  await expect.poll(() => network.isAtRest).toBe(true)
  network.cut()
  await person.type('zur')
  await person.press(button('OK'))
  network.restore()
  await person.press(box)
  await person.press({ by: 'css', name: '[role=option]' })
  await person.sees(heading('Zürich Airport'))
  expect(network.documents).toBe(1)
})

test('cart, payment and result outlive a lost connection: nothing is charged, lost or reloaded', async ({
  person,
}) => {
  const { network } = person
  await person.open('/lounge/buypass?step=1')
  await person.sees({ by: 'text', name: '£34.00' })
  // It comes after the later steps.
  await person.hasAhead('result-part')
  network.cut()
  await goOn(person, 'Booking details')
  await fillPassenger(person, 'Amelia')
  await fillEmail(person)
  await goOn(person, 'Check your booking')
  network.restore()
  await goOn(person, 'Pay by card')
  await fillCard(person, CARDS.good)
  network.cut()
  await person.press(button('Pay'))
  await person.sees({ by: 'text', name: 'You have not been charged' })
  network.restore()
  await pay(person, 'Your pass is ready')
  network.cut()
  await person.sees({ by: 'text', name: 'Amelia Hart' })
  expect(network.documents).toBe(1)
  network.restore()
  await expectPayments(person, ['CAPTURED'])
})
