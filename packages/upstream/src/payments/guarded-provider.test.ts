import { expect, it } from 'vitest'
import { guardProvider } from './guarded-provider.ts'
import { ScriptedProvider } from './scripted-provider.test-kit.ts'

const charge = {
  card: { token: 'tok' },
  amountMinor: 3400,
  currency: 'GBP',
  merchantReference: 'LV-1.attempt-1',
}

function setUp() {
  const provider = new ScriptedProvider()
  const clock = { ms: 0 }
  const guarded = guardProvider(provider, { faults: 2, openMs: 1_000, now: () => clock.ms })
  const outcome = async () => (await guarded.charge(charge)).outcome
  return { provider, clock, guarded, outcome }
}

it('sends no charge to a provider that failed in a row, and tries one after a while', async () => {
  const { provider, clock, outcome } = setUp()
  provider.script('be unavailable', 'never arrive')
  expect([await outcome(), await outcome()]).toEqual(['UNAVAILABLE', 'UNKNOWN'])
  expect(await outcome()).toBe('UNAVAILABLE')
  expect(provider.charges).toHaveLength(2)
  clock.ms = 1_000
  expect(await outcome()).toBe('CAPTURED')
  expect(provider.charges).toHaveLength(3)
})

it('stays closed however many cards are declined or refused', async () => {
  const { provider, guarded, outcome } = setUp()
  provider.script(...Array.from({ length: 10 }, () => 'decline' as const))
  provider.script(...Array.from({ length: 10 }, () => 'refuse' as const))
  for (let count = 0; count < 20; count += 1) await outcome()
  expect(guarded.breakerStates()).toEqual({ charge: 'closed', session: 'closed' })
  expect(provider.charges).toHaveLength(20)
})

it('judges charges and sessions apart, and never withholds a query for an outcome', async () => {
  const { provider, guarded, outcome } = setUp()
  provider.isReachable = false
  for (let count = 0; count < 3; count += 1) await guarded.openSession()
  expect(guarded.breakerStates()).toEqual({ charge: 'closed', session: 'open' })
  expect(await outcome()).toBe('CAPTURED')
  provider.isReachable = true
  expect(await guarded.find(charge.merchantReference)).toMatchObject({ outcome: 'CAPTURED' })
})
