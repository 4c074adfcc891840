import { calls, compileCheck } from '@layover/contracts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lead, passOrder } from '../orders.test-kit.ts'
import { checkTravellers } from './check-travellers.ts'

const contract = compileCheck(calls.lounge.createOrder.request.body)

/** Texts near the limits of the rules: allowed characters, others, and look-alikes. */
const sign = fc.constantFrom(
  ...['a', 'Z', 'é', 'e\u0301', 'ß', 'İ', 'ǆ', '\u0301', 'ы', '小', '1', '٣', ' ', '\t', '-', '.', "'", '’'],
  ...['/', '_', '@', '..', '.com', 'xn--', 'a@b.co', '\u00a0', '\u202e', '\ufeff', '😀', '\ud800', '\0'],
)
const text = fc.array(sign, { maxLength: 12 }).map((signs) => signs.join(''))
const email = fc.oneof(
  text,
  fc.emailAddress(),
  fc.tuple(text, text).map(([a, b]) => `${a}@${b}`),
)

describe('a request that passes the contract', () => {
  it('is never refused afterwards for the form of its names or address', { timeout: 60_000 }, async () => {
    const travellers = fc.record({ firstName: text, lastName: text, email })
    await fc.assert(
      fc.asyncProperty(travellers, async (change) => {
        const order = passOrder({ lead: { ...lead, ...change } })
        fc.pre(contract.isValid(order))
        await expect(checkTravellers(order)).resolves.toBeDefined()
      }),
      { numRuns: 300, maxSkipsPerRun: 1000 },
    )
  })

  it.each(['O’Neill-Ng', 'Jose\u0301 ', ' Anne  Marie', 'Łukasz', "D'Arcy Jr.", 'A1'])(
    'accepts the name %j',
    (firstName) => {
      expect(contract.violations(passOrder({ lead: { ...lead, firstName } }))).toEqual([])
    },
  )
})
