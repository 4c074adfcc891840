import { expect, it } from 'vitest'
import { plainError } from './plain-error.ts'

it.each([
  ['a quoted value', 'invalid input "Amelia Hart" for a name', 'invalid input … for a name'],
  ['a quote without an end', 'Unexpected token in "Amelia Hart', 'Unexpected token in …'],
  ['what stands beside a number', '4242424242424242=HART/AMELIA is no card', '… is no card'],
  ['an address', 'no mailbox amelia@example.com here', 'no mailbox … here'],
  ['a long number', 'got 4242424242424242 instead', 'got … instead'],
  ['a number in groups', 'got 4242 4242-42424242, not 1234', 'got … not 1234'],
  ['a token', 'tok_Canary5Jw8Zq2LmX4vR7nT is spent', '… is spent'],
  ['nothing personal', 'connect ECONNREFUSED', 'connect ECONNREFUSED'],
])('takes %s out of an error’s message', (_what, message, logged) => {
  const { stack, ...plain } = plainError(new TypeError(message))
  expect(plain).toEqual({ type: 'TypeError', message: logged })
  expect(stack).toMatch(/^ {4}at /)
  expect(stack).not.toContain(message)
})

it('keeps the code of an error and no other property', () => {
  const fault = Object.assign(new Error('broken'), {
    code: '23505',
    detail: 'Key (email)=(amelia@example.com)',
  })
  expect(plainError(fault)).toEqual({
    type: 'Error',
    message: 'broken',
    code: '23505',
    stack: expect.any(String),
  })
})

it('says nothing of a value that is no error', () => {
  expect(plainError('amelia@example.com')).toEqual({
    type: 'string',
    message: 'something else was thrown',
    stack: '',
  })
})
