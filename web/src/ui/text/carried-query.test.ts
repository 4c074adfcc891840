import { expect, it } from 'vitest'
import { withCarriedQuery } from './carried-query.ts'

const FROM_APP = { from: 'app' }

it.each([
  ['/airport/1/LHR', '/airport/1/LHR?from=app'],
  ['/lounge/buypass?step=1', '/lounge/buypass?step=1&from=app'],
  ['/help-topics#how', '/help-topics?from=app#how'],
  ['/x?from=web', '/x?from=web'],
])('carries the parameter into %s', (to, carried) => {
  expect(withCarriedQuery(to, FROM_APP)).toBe(carried)
})

it('carries it into a target given in parts', () => {
  expect(withCarriedQuery({ pathname: '/x', search: '?a=1' }, FROM_APP)).toEqual({
    pathname: '/x',
    search: '?a=1&from=app',
  })
})

it('leaves a target alone when nothing is carried', () => {
  expect(withCarriedQuery('/x?a=1#b', {})).toBe('/x?a=1#b')
})
