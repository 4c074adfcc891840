import { purchases } from '@layover/contracts'
import { declinedToken } from '@layover/upstream/in-process'
import { expect, it, onTestFinished } from 'vitest'
import { checkUpstream } from './check-upstream.ts'
import { startReference } from './test-servers.test-kit.ts'

const payment = { tokens: ['tok_5Jw8Zq2LmX4vR7nT'], declinedTokens: [declinedToken] }
const calls = Object.values(purchases).flatMap(({ createOrder, confirm }) => [createOrder.id, confirm.id])

/** A reference upstream until the test ends, and the check of all that it sells. */
async function checkOfPurchases(env?: NodeJS.ProcessEnv) {
  const { baseUrl, close } = await startReference(env)
  onTestFinished(close)
  return async () =>
    await checkUpstream({ baseUrl, calls, writes: true, deadlineFactor: 40, data: { payment } })
}

it('a correct upstream stays green run after run: no run uses up the limits of the next one', async () => {
  const check = await checkOfPurchases()
  for (const _run of Array(4)) {
    const report = await check()
    expect(report.calls.flatMap(({ findings }) => findings)).toEqual([])
    expect(report.calls.flatMap(({ untested }) => untested)).toEqual([])
    expect(report.outcome).toBe('ok')
  }
}, 900_000)

it('payments over a limit of the upstream’s are not tested, which breaks nothing', async () => {
  const check = await checkOfPurchases({ DECLINED_PAYMENTS: '1 1 1' })
  const report = await check()
  expect(report.calls.flatMap(({ findings }) => findings)).toEqual([])
  const needs = report.calls.flatMap(({ untested }) => untested)
  expect(needs).toContainEqual(expect.stringContaining('a decline: this upstream answers TOO_MANY_ATTEMPTS'))
  expect(needs).toContainEqual(expect.stringContaining('a payment: this upstream answers TOO_MANY_ATTEMPTS'))
}, 900_000)
