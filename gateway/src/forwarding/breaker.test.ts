import { describe, expect, it } from 'vitest'
import { createBreaker, type Pass } from './breaker.ts'
import { type Fault, faulted, type Outcome } from './outcome.ts'

const ANSWER: Outcome = {
  kind: 'answer',
  status: 500,
  contentType: 'text/html',
  contentEncoding: '',
  body: Buffer.from('no'),
}

function setUp() {
  const clock = { ms: 0 }
  const breaker = createBreaker({ faults: 3, openMs: 2_000, now: () => clock.ms })
  const ask = (outcome: Outcome) => {
    const pass = breaker.admit()
    pass?.settle(outcome)
    return pass !== undefined
  }
  const fail = (fault: Fault = 'broken') => ask(faulted(fault))
  return { clock, breaker, ask, fail }
}

describe('the breaker', () => {
  it.each(['broken', 'unreachable', 'tooLate'] as const)('opens after faults in a row: %s', (fault) => {
    const { breaker, fail } = setUp()
    for (let i = 0; i < 3; i++) expect(fail(fault)).toBe(true)
    expect(breaker.state()).toBe('open')
    expect(breaker.admit()).toBeUndefined()
  })

  it.each([
    ['an answer, whatever it says', ANSWER],
    ['an answer that is too large', faulted('tooLarge')],
  ])('begins to count anew with %s', (_name, outcome) => {
    const { breaker, ask, fail } = setUp()
    for (let i = 0; i < 10; i++) {
      fail()
      fail()
      ask(outcome)
    }
    expect(breaker.state()).toBe('closed')
  })

  it('does not count visitors who leave, for or against', () => {
    const { breaker, fail } = setUp()
    for (let i = 0; i < 10; i++) fail('abandoned')
    expect(breaker.state()).toBe('closed')
    fail()
    fail()
    fail('abandoned')
    fail()
    expect(breaker.state()).toBe('open')
  })

  it('says when to ask again, in whole seconds, at least one', () => {
    const { breaker, clock, fail } = setUp()
    for (let i = 0; i < 3; i++) fail()
    expect(breaker.retryAfterSeconds()).toBe(2)
    clock.ms = 1_100
    expect(breaker.retryAfterSeconds()).toBe(1)
    clock.ms = 5_000
    expect(breaker.retryAfterSeconds()).toBe(1)
  })

  it('lets one question through once its time is over, and no second one until that is answered', () => {
    const { breaker, clock, fail } = setUp()
    for (let i = 0; i < 3; i++) fail()
    clock.ms = 2_000
    expect(breaker.state()).toBe('half-open')
    const probe = breaker.admit()
    expect(probe).toBeDefined()
    expect(breaker.admit()).toBeUndefined()
    probe?.settle(ANSWER)
    expect(breaker.state()).toBe('closed')
    expect(fail()).toBe(true)
    expect(breaker.state(), 'one fault does not open it again').toBe('closed')
  })

  it('opens for as long again when that question fails', () => {
    const { breaker, clock, fail } = setUp()
    for (let i = 0; i < 3; i++) fail()
    clock.ms = 2_000
    expect(fail()).toBe(true)
    expect(breaker.state()).toBe('open')
    clock.ms = 3_999
    expect(fail()).toBe(false)
    clock.ms = 4_000
    expect(fail()).toBe(true)
  })

  it('lets another one through when the visitor behind that question left', () => {
    const { breaker, clock, fail } = setUp()
    for (let i = 0; i < 3; i++) fail()
    clock.ms = 2_000
    fail('abandoned')
    expect(breaker.admit()).toBeDefined()
  })

  it('is not kept open by faults of questions from before it opened, and is closed by their answers', () => {
    const { breaker, clock, fail } = setUp()
    const slow = Array.from({ length: 3 }, () => breaker.admit()) as Pass[]
    for (let i = 0; i < 3; i++) fail()
    clock.ms = 1_900
    slow[0]?.settle(faulted('broken'))
    clock.ms = 2_000
    expect(breaker.state()).toBe('half-open')
    slow[1]?.settle(ANSWER)
    expect(breaker.state()).toBe('closed')
  })
})
