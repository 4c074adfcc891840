import {
  button,
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

test('each step of a purchase takes presses after Back from another site', async ({ person }) => {
  await person.open('/lounge/buypass?step=1')
  // It comes after the later steps.
  await person.hasAhead('result-part')
  await person.goAsideAndBack()
  await person.press(button('One more'))
  await person.sees({ by: 'text', name: '£68.00' })
  await goOn(person, 'Booking details')
  await fillPassenger(person, 'Amelia')
  await person.goAsideAndBack()
  await fillPassenger(person, 'Daniel', 1)
  await fillEmail(person)
  await goOn(person, 'Check your booking')
  await goOn(person, 'Pay by card')
  // At once, while the provider's part and its session come.
  await person.leaveAndReturn()
  await fillCard(person, CARDS.good)
  await person.goAsideAndBack()
  await fillCard(person, CARDS.good)
  await pay(person, 'Your 2 passes are ready')
  await expectPayments(person, ['CAPTURED'])
})

test('an account form takes presses after Back from another site', async ({ person }) => {
  await person.open('/delete-account/form')
  await person.goAsideAndBack()
  await person.press({ by: 'css', name: 'header a' })
  await person.sees(heading('Somewhere quiet before your flight'))
})
