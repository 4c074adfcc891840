import { calls } from '@layover/contracts'
import { sampleData } from '../options/sample-data.ts'
import type { Run } from '../run/run.ts'

/**
 * The number of three discount codes of the contract's own catalogue that work here as there. The check expects none of them,
 * since another upstream has other codes.
 */
export async function sampleDiscounts(run: Run): Promise<number> {
  if (run.options.data?.discounts !== undefined) return 0
  const { percent, used, expired } = sampleData.discounts
  const outcomes = await Promise.all(
    [percent, used, expired].map(async (code) => {
      const answer = await run.fetch(calls.discount.checkAvailable, { body: { code, serviceType: 'LOUNGE' } })
      return answer.kind === 'success' ? 'ok' : answer.kind === 'failure' ? answer.errorCode : ''
    }),
  )
  return ['ok', '20001', '20005'].filter((word, index) => outcomes[index] === word).length
}
