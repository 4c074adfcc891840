import { discountCodes } from '../catalogue/sample/discount-codes.ts'
import { discountRow } from '../store/repositories/catalogue-codes.ts'
import type { Store } from '../store/store.ts'

/**
 * Adds the missing sample codes, or ends those that are there, as the operator chose (P402). A code that stands in the
 * database is never changed to what it once was: it may be an operator's own, or ended for good.
 */
export async function keepSampleCodes({ read }: Store, areWanted: boolean, now: Date): Promise<void> {
  if (!areWanted) {
    await read.discounts.endSamples(now)
    return
  }
  for (const code of discountCodes()) {
    await read.discounts.insertMissing(discountRow(code, { isSample: true }))
  }
}
