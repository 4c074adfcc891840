import { describe, expect, it } from 'vitest'
import { allMutations } from '../set/all-mutations.ts'
import { judgeMutation, type Named } from './judge-mutation.ts'

describe('the set', () => {
  it('has at least 150 mutations that break, of every kind, and each has a name of its own', () => {
    expect(allMutations.filter(({ kind }) => kind !== 'harmless').length).toBeGreaterThanOrEqual(150)
    const names = allMutations.map(({ call, kind, name }) => `${call} ${kind} ${name}`)
    expect(new Set(names).size).toBe(names.length)
  })
})

describe('a mutation is named', () => {
  const [mutation] = allMutations.filter(
    ({ call, name }) => call === 'lounge.detail' && name === 'a number as a text',
  )
  const judged = (...found: Partial<Named>[]) => {
    if (!mutation) throw new Error('no such mutation')
    const whole = { call: 'lounge.detail', path: '$', severity: 'breaks', expected: '', got: '' }
    return judgeMutation(
      mutation,
      found.map((each) => ({ ...whole, ...each })),
    )
  }

  it.each<[string, Partial<Named>[], string]>([
    ['by call and path', [{ path: '$.data.maxStayHours' }], 'named'],
    ['not by the path of another field', [{ path: '$.data.maxStayHoursToo' }], 'elsewhere'],
    [
      'not by the right path of another call',
      [{ call: 'cip.detail', path: '$.data.maxStayHours' }],
      'elsewhere',
    ],
    ['not by the whole answer', [{ path: '$' }], 'elsewhere'],
    ['not by a harmless remark', [{ path: '$.data.maxStayHours', severity: 'harmless' }], 'missed'],
    ['not by silence', [], 'missed'],
  ])('%s', (_what, found, expected) => {
    expect(judged(...found)).toBe(expected)
  })
})

it('a call of which nothing is known has to be not tested, and is not to blame', () => {
  const [busy] = allMutations.filter(({ isUntested }) => isUntested)
  if (!busy) throw new Error('no such mutation')
  const { call } = busy
  const blamed = [{ call, path: 'status', severity: 'breaks', expected: '200', got: '429' }]
  expect(judgeMutation(busy, [], 'untested')).toBe('quiet')
  expect(judgeMutation(busy, [], 'ok')).toBe('missed')
  expect(judgeMutation(busy, blamed, 'breaks')).toBe('alarm')
})
