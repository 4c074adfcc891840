import fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkLeadTime, visitTimeUnavailableMessage } from './lead-time.ts'

it('counts the bound itself as in time, to the millisecond', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 400 }), fc.integer({ min: -2, max: 2 }), (hours, offMs) => {
      const now = Date.UTC(2026, 2, 29)
      expect(checkLeadTime(now + hours * 3_600_000 + offMs, now, hours).ok).toBe(offMs >= 0)
    }),
  )
})

it('refuses with its exact sentences', () => {
  expect(checkLeadTime(0, 1, 0)).toEqual({
    ok: false,
    message: 'This time is unavailable. Please choose another.',
  })
  expect(visitTimeUnavailableMessage('14:30')).toBe('We\u2019re sorry, 14:30 is unavailable.')
})
