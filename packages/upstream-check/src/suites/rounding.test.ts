import { expect, it, onTestFinished } from 'vitest'
import { checkUpstream } from '../check-upstream.ts'
import { startReference } from '../test-servers.test-kit.ts'

it('says that rounding was not tested where no price needs it, and that is no difference', async () => {
  const { baseUrl, close } = await startReference()
  onTestFinished(close)
  const calls = ['lounge.calculateLoungePrice', 'cip.calculatePrice']
  const report = await checkUpstream({ baseUrl, calls, levels: ['S'], deadlineFactor: 40, require: calls })
  expect(report.outcome).toBe('ok')
  expect(report.calls).toMatchObject([
    {
      call: 'lounge.calculateLoungePrice',
      verdict: 'ok',
      untested: ['rounding of a percentage: needs a price of which 20 % has to be rounded up'],
    },
    { call: 'cip.calculatePrice', verdict: 'ok', untested: [] },
  ])
}, 60_000)
