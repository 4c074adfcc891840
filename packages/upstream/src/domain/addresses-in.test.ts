import { expect, it } from 'vitest'
import { addressesIn } from './addresses-in.ts'

it.each([
  ["write to 'Amelia@Example.com'.", ['amelia@example.com']],
  ['(a.hart+air@mail.example.co.uk), or b@x.org!', ['a.hart+air@mail.example.co.uk', 'b@x.org']],
  ['Regards\namelia@example.com\nBye', ['amelia@example.com']],
  ['xamelia@example.com.au', ['xamelia@example.com.au']],
  ['no address @ all, a@b', []],
])('finds the addresses in %j', (text, addresses) => {
  expect([...addressesIn(text)]).toEqual(addresses)
})
