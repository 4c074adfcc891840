import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readJudgedNumber } from './numbers.ts'

/** What the check of a number was asked, once the number was read to the end of its bytes. */
function valueRead(text: string): number | undefined {
  let asked: number | undefined
  const read = readJudgedNumber((value) => {
    asked = value
    return true
  })
  return read(Buffer.from(`${text}}`), 0) === text.length ? asked : undefined
}

const decimals = fc
  .tuple(fc.constantFrom('', '-'), fc.maxSafeNat(), fc.integer({ min: 0, max: 15 }))
  .map(([sign, digits, decimals]) => `${sign}${(digits / 10 ** decimals).toFixed(decimals)}`)

it('a number is the one that the parser reads, to the last bit', () => {
  fc.assert(
    fc.property(decimals, (text) => {
      const value = valueRead(text)
      if (value !== undefined) expect(value).toBe(JSON.parse(text))
      else expect(text.replace('-', '').length).toBeGreaterThan(15)
    }),
    { numRuns: 5_000 },
  )
})

it.each(['', '-', '00', '01', '1.', '.5', '-.5', '1e3', '1.5E2', '+1', '1234567890.123456', 'x'])(
  'the byte validator leaves the number %j to the parser',
  (text) => expect(valueRead(text)).toBeUndefined(),
)
