import { type Static, Type } from '@sinclair/typebox'
import { closed, oneOf } from './closed.ts'
import { ClosingTime, WallTime } from './time.ts'

export const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const

/** Hours in the place's own time. All day is 00:00 to 24:00; closing before opening is past midnight. */
export const OpeningHours = closed(
  { days: Type.Array(oneOf(weekdays), { minItems: 1, maxItems: 7 }), opens: WallTime, closes: ClosingTime },
  { $id: 'OpeningHours' },
)
export type OpeningHours = Static<typeof OpeningHours>
