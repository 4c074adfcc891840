import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allMutations } from '../set/all-mutations.ts'
import { isGood } from './judge-mutation.ts'
import { openReference, type Reference } from './reference.ts'
import { runMutations } from './run-mutations.ts'
import { firstFinding, kinds } from './table.ts'

/** Tests the check by one in so many mutations of each kind, the first of each among them; the whole set is `pnpm mutations`. */
export function testBySample(every: number): void {
  const sample = kinds.flatMap((kind) =>
    allMutations.filter((each) => each.kind === kind).filter((_each, index) => index % every === 0),
  )
  const cases = sample.map((mutation) => [mutation.kind, mutation.call, mutation.name, mutation] as const)
  let reference: Reference
  beforeAll(async () => {
    reference = await openReference()
  })
  afterAll(async () => await reference?.close())

  describe('the check names call and place of a breaking change, and raises no alarm at a harmless one', () => {
    it.each(cases)('%s: %s: %s', async (_kind, _call, _name, mutation) => {
      const rows = await runMutations(reference, [mutation])
      expect(rows).toHaveLength(1)
      const wrong = rows.filter(({ result }) => !isGood(result))
      expect(wrong.map((row) => `${row.result}: ${firstFinding(row)}`)).toEqual([])
    })
  })
}
