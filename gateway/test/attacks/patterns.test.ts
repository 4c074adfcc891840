import { allCalls, shopRequest } from '@layover/contracts'
import { describe, expect, it } from 'vitest'

/** Every pattern that checks a text of a request. */
function patternsIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([name, value]) =>
    name === 'pattern' && typeof value === 'string' ? [value] : patternsIn(value),
  )
}

const patterns = [...new Set(allCalls.flatMap((call) => patternsIn(shopRequest(call))))]

const PUMPS = [
  'a',
  'A',
  '0',
  ' ',
  '-',
  '.',
  '_',
  '=',
  '@',
  'a ',
  'a-',
  'a.',
  'A1',
  "'",
  ' a',
  '\t',
  'é',
  '0.',
]
const ENDS = ['', '!', '@', '\n', ' ']

/** One text repeated to the size of a body, with an end that never matches: a bad pattern backtracks for ever on it. */
const texts = PUMPS.flatMap((pump) =>
  ['', 'a', 'a@', '1'].flatMap((start) => ENDS.map((end) => start + pump.repeat(60_000 / pump.length) + end)),
)

describe('the patterns of requests', () => {
  it('are found', () => {
    expect(patterns.length).toBeGreaterThan(15)
  })

  // A backtracking pattern would take minutes for one of these texts; the runner's own limit ends that.
  it.each(patterns)(
    '%s reads 60 KB of anything in one go',
    (pattern) => {
      const expression = new RegExp(pattern, 'u')
      expect(texts.filter((text) => expression.test(text)).length).toBeLessThanOrEqual(texts.length)
    },
    10_000,
  )
})
