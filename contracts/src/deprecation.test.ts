import { Type } from '@sinclair/typebox'
import { expect, it } from 'vitest'
import { deprecated, deprecatedParts, deprecationText } from './deprecation.ts'
import { allCalls, compileCheck } from './index.ts'

const going = { since: '2027-01-01', until: '2027-07-01', heir: 'send $.lead instead' }
const Name = deprecated(Type.String(), going)
const call = {
  deprecation: going,
  request: {
    body: Type.Union([
      Type.Object({ guest: Type.Object({ name: Name }) }),
      Type.Object({ guest: Type.Object({ name: Name }), age: Type.Integer() }),
    ]),
  },
  data: Type.Array(Type.Object({ name: Type.Optional(Name) })),
}

it('the call and each of its fields that go are found once, where they stand', () => {
  const places = deprecatedParts(call).map(({ at }) => at)
  expect(places).toEqual(['call', 'request $.guest.name', 'answer $[].name'])
  expect(deprecatedParts({ request: {}, data: Type.String() })).toEqual([])
})

it('a field that goes is checked as before', () => {
  expect(compileCheck(Type.Object({ name: Name })).violations({ name: 7 })).toHaveLength(1)
})

it('the text names both days and the heir', () => {
  expect(deprecationText({ at: 'call', ...going })).toBe(
    'call is deprecated since 2027-01-01 and gone from 2027-07-01: send $.lead instead',
  )
})

it('what goes is still there, and its days are in order', () => {
  for (const { since, until } of allCalls.flatMap((each) => deprecatedParts(each))) {
    expect(since).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(until > since).toBe(true)
  }
})
