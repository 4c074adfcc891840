import {
  button,
  CARDS,
  expectPayments,
  fillCard,
  fillEmail,
  fillPassenger,
  fillVisit,
  goOn,
  heading,
  pay,
} from './steps.ts'
import { test } from './test.ts'

const VISITS = {
  'a pre-booked place': '/lounge/layover/LHR-HARRIER/prebook?step=1',
  'a fast-track lane': '/fast-track/layover/LHR/LHR-FT-T5?step=1',
}

test('a pass is found, paid once after a declined card, and shown', { tag: '@wide' }, async ({ person }) => {
  await person.open('/')
  await person.press({ by: 'css', name: '[role=combobox]' })
  await person.type('zur')
  await person.press({ by: 'css', name: '[role=option]' })
  await person.sees(heading('Zürich Airport'))
  await person.press({ by: 'link', name: 'Limmat Rooms' })
  await person.sees(heading('Limmat Rooms'))
  await person.press({ by: 'link', name: 'Buy pass' })
  await person.sees(heading('Your cart'))
  await goOn(person, 'Booking details')
  await fillPassenger(person, 'Amelia')
  await fillEmail(person)
  await goOn(person, 'Check your booking')
  await goOn(person, 'Pay by card')
  await fillCard(person, CARDS.declined)
  await pay(person, 'Oh no, something went wrong')
  await person.press(button('Try again'))
  await fillCard(person, CARDS.good)
  await pay(person, 'Your pass is ready')
  await person.sees({ by: 'text', name: 'Amelia Hart' })
  await expectPayments(person, ['REJECTED', 'CAPTURED'])
})

for (const [name, address] of Object.entries(VISITS)) {
  test(`${name} is paid once after a declined card, and shown`, async ({ person }) => {
    await person.open(address)
    await fillVisit(person)
    await goOn(person, 'Pay by card')
    await fillCard(person, CARDS.declined)
    await pay(person, 'Oh no, something went wrong')
    await person.press(button('Try again'))
    await fillCard(person, CARDS.good)
    await pay(person, 'You are booked')
    await person.sees({ by: 'text', name: 'BA117' })
    await expectPayments(person, ['REJECTED', 'CAPTURED'])
  })
}

test('a membership is paid once after a declined card, and shown', async ({ person }) => {
  await person.open('/membership-plan')
  await person.press({ by: 'link', name: 'Buy Explorer' })
  await person.sees(heading('Your cart'))
  await goOn(person, 'Your email address')
  await person.fill('Email', 'amelia.hart@example.com')
  await goOn(person, 'Check your membership')
  await goOn(person, 'Pay by card')
  await fillCard(person, CARDS.declined)
  await pay(person, 'An error has occurred')
  await person.press(button('Try again'))
  await fillCard(person, CARDS.good)
  await pay(person, 'You are a member')
  await person.sees({ by: 'text', name: 'LM-' })
  await expectPayments(person, ['REJECTED', 'CAPTURED'])
})
