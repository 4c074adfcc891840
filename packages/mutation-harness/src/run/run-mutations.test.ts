import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allMutations } from '../set/all-mutations.ts'
import { judgeMutation, type Named } from './judge-mutation.ts'
import { openReference, type Reference } from './reference.ts'
import { runMutations } from './run-mutations.ts'
import { said } from './table.ts'

let reference: Reference
beforeAll(async () => {
  reference = await openReference()
})
afterAll(async () => await reference?.close())

/** One in so many: the whole set is `pnpm mutations`. */
const EVERY = 40

describe('the check of an upstream', () => {
  const sample = allMutations.filter(({ kind }, index) => kind !== 'harmless' && index % EVERY === 0)
  const quiet = allMutations
    .filter(({ kind }) => kind === 'harmless')
    .filter((_each, index) => index % EVERY === 0)

  it('names call and place of each breaking mutation of a sample', async () => {
    const rows = await runMutations(reference, sample)
    const lost = rows.filter(({ result }) => result !== 'named')
    expect(lost.map((row) => `${row.mutation.call}: ${row.mutation.name}: ${said(row)}`)).toEqual([])
    expect(rows.length).toBeGreaterThan(8)
  })

  it('stays green on each harmless one', async () => {
    const rows = await runMutations(reference, quiet)
    const alarms = rows.filter(({ result }) => result !== 'quiet')
    expect(alarms.map((row) => `${row.mutation.call}: ${row.mutation.name}: ${said(row)}`)).toEqual([])
  })
})

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
