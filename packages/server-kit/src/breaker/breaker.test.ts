import { describe, expect, it } from 'vitest'
import { createBreaker, type Evidence, type Pass } from './breaker.ts'

function setUp() {
  const clock = { ms: 0 }
  const breaker = createBreaker({ faults: 3, openMs: 2_000, now: () => clock.ms })
  const pass = (evidence: Evidence) => {
    const pass = breaker.admit()
    pass?.settle(evidence)
    return pass !== undefined
  }
  const fail = () => pass('fault')
  return { clock, breaker, pass, fail }
}

describe('the breaker', () => {
  it('opens after faults in a row', () => {
    const { breaker, fail } = setUp()
    for (let i = 0; i < 3; i++) expect(fail()).toBe(true)
    expect(breaker.state()).toBe('open')
    expect(breaker.admit()).toBeUndefined()
  })

  it('counts from zero again after a request that was fine', () => {
    const { breaker, pass, fail } = setUp()
    for (let i = 0; i < 10; i++) {
      fail()
      fail()
      pass('fine')
    }
    expect(breaker.state()).toBe('closed')
  })

  it('does not count requests that show nothing, for or against', () => {
    const { breaker, pass, fail } = setUp()
    for (let i = 0; i < 10; i++) pass('nothing')
    expect(breaker.state()).toBe('closed')
    fail()
    fail()
    pass('nothing')
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
    probe?.settle('fine')
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

  it('lets another probe through when the first one showed nothing', () => {
    const { breaker, clock, pass, fail } = setUp()
    for (let i = 0; i < 3; i++) fail()
    clock.ms = 2_000
    pass('nothing')
    expect(breaker.admit()).toBeDefined()
  })

  it('ignores faults of requests from before it opened, and closes by their answers', () => {
    const { breaker, clock, fail } = setUp()
    const slow = Array.from({ length: 3 }, () => breaker.admit()) as Pass[]
    for (let i = 0; i < 3; i++) fail()
    clock.ms = 1_900
    slow[0]?.settle('fault')
    clock.ms = 2_000
    expect(breaker.state()).toBe('half-open')
    slow[1]?.settle('fine')
    expect(breaker.state()).toBe('closed')
  })
})
