import { expect, it } from 'vitest'
import { requestIdOf } from './request-id.ts'

const idOf = (given?: string) =>
  requestIdOf({ headers: given === undefined ? {} : { 'x-request-id': given } })

it.each(['request-0001', '0197c2f8-5f4e-4f0c-9f5d-0a1b2c3d4e5f', 'a'.repeat(64)])('keeps %s', (given) => {
  expect(idOf(given)).toBe(given)
})

it.each([
  undefined,
  'short',
  'a'.repeat(65),
  'amelia@example.com',
  'two words',
  '4242424242424242',
  '4242-4242-4242-4242',
])('makes a new id instead of %s', (given) => {
  expect(idOf(given)).toMatch(/^[0-9a-f-]{36}$/)
})
