import { expect, it } from 'vitest'
import { disguises } from './disguises.ts'

const number = '378282246310005'
const hides = (text: string) => disguises(number).some((each) => text.includes(each))

it.each([
  ['plain', `{"a":"${number}"}`],
  ['in fours', '3782 8224 6310 005'],
  ['as American Express writes it', '3782 822463 10005'],
  ['dashed', '3782-8224-6310-005'],
  ['backwards', '500013642282873'],
  ['as hex', Buffer.from(number).toString('hex')],
  ['in an address', encodeURIComponent('3782 8224 6310 005')],
  ['as a form', 'n=3782+822463+10005'],
  ['digit by digit in an address', [...number].map((digit) => `%3${digit}`).join('')],
  ['escaped in JSON', [...number].map((digit) => `\\u003${digit}`).join('')],
])('knows a number %s', (_how, text) => {
  expect(hides(text)).toBe(true)
})

it('finds a number in base64 at any offset', () => {
  for (const before of ['', 'a', 'ab', 'abc', '{"cardNumber":"'])
    for (const form of [number, '3782 8224 6310 005'])
      expect([before, hides(Buffer.from(`${before}${form}","cvv"`).toString('base64'))]).toEqual([
        before,
        true,
      ])
})

it('takes no other number for it', () => {
  expect(hides('378282246310006 4242424242424242')).toBe(false)
  expect(disguises(number).every((each) => each.length >= 15)).toBe(true)
})
