import { calls } from '@layover/contracts'
import { sampleData } from '../options/sample-data.ts'
import type { Run } from '../run/run.ts'

/**
 * How many of three discount codes of the contract's own catalogue do here what they do there. They are asked for without
 * any expectation: another upstream has other codes, and that is no fault.
 */
export async function sampleDiscounts(run: Run): Promise<number> {
  if (run.options.data?.discounts !== undefined) return 0
  const { percent, used, expired } = sampleData.discounts
  const said = await Promise.all(
    [percent, used, expired].map(async (code) => {
      const answer = await run.ask(calls.discount.checkAvailable, { body: { code, serviceType: 'LOUNGE' } })
      return answer.kind === 'success' ? 'ok' : answer.kind === 'failure' ? answer.errorCode : ''
    }),
  )
  return ['ok', '20001', '20005'].filter((word, index) => said[index] === word).length
}
