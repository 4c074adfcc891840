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
  const pass = (outcome: Outcome) => {
    const pass = breaker.admit()
    pass?.settle(outcome)
    return pass !== undefined
  }
  const fail = (fault: Fault = 'broken') => pass(faulted(fault))
  return { clock, breaker, pass, fail }
}

describe('the breaker', () => {
  it.each(['broken', 'unreachable', 'tooLate'] as const)('opens after faults in a row: %s', (fault) => {
    const { breaker, fail } = setUp()
    for (let i = 0; i < 3; i++) expect(fail(fault)).toBe(true)
    expect(breaker.state()).toBe('open')
    expect(breaker.admit()).toBeUndefined()
  })

  it.each([
    ['any answer', ANSWER],
    ['an answer that is too large', faulted('tooLarge')],
  ])('counts from zero again after %s', (_name, outcome) => {
    const { breaker, pass, fail } = setUp()
    for (let i = 0; i < 10; i++) {
      fail()
      fail()
      pass(outcome)
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

  it('gives the time until a retry in whole seconds, at least one', () => {
    const { breaker, clock, fail } = setUp()
    for (let i = 0; i < 3; i++) fail()
    expect(breaker.retryAfterSeconds()).toBe(2)
    clock.ms = 1_100
    expect(breaker.retryAfterSeconds()).toBe(1)
    clock.ms = 5_000
    expect(breaker.retryAfterSeconds()).toBe(1)
  })

  it('lets one probe through after its time, and no second request until the probe has an answer', () => {
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

  it('opens for as long again when the probe fails', () => {
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

  it('lets another probe through when the visitor of the first one left', () => {
    const { breaker, clock, fail } = setUp()
    for (let i = 0; i < 3; i++) fail()
    clock.ms = 2_000
    fail('abandoned')
    expect(breaker.admit()).toBeDefined()
  })

  it('ignores faults of requests from before it opened, and closes by their answers', () => {
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
