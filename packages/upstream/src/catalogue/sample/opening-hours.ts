import type { OpeningHours } from '@layover/rules/opening'
import { WEEKDAYS, type Weekday } from '@layover/rules/weekdays'
import type { HubTier } from '../airports/hub-tiers.ts'
import type { HashStream } from './hash-stream.ts'

const workdays: readonly Weekday[] = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']
const weekend: readonly Weekday[] = ['Sat', 'Sun']

const daily = (opens: string, closes: string): OpeningHours[] => [{ days: WEEKDAYS, opens, closes }]

const allDay = daily('00:00', '24:00')
const long = [
  daily('04:30', '23:00'),
  daily('05:00', '23:30'),
  daily('05:30', '00:30'), // Past midnight: closes on the following day.
  daily('06:00', '01:30'),
] as const
const short = [
  daily('05:00', '21:00'),
  daily('05:30', '22:00'),
  daily('06:00', '22:30'),
  [
    { days: workdays, opens: '05:00', closes: '22:00' },
    { days: weekend, opens: '06:00', closes: '21:00' },
  ],
  [
    { days: [...workdays, 'Sun'], opens: '05:30', closes: '21:30' },
    { days: ['Sat'], opens: '06:00', closes: '20:00' },
  ],
] as const satisfies readonly (readonly OpeningHours[])[]

/** Hours that suit the airport: around the clock is common at the great hubs and rare elsewhere. */
export function sampleOpeningHours(stream: HashStream, tier: HubTier): readonly OpeningHours[] {
  const allDayShare = { 1: 0.35, 2: 0.15, 3: 0.08, 4: 0.03 }[tier]
  if (stream.chance(allDayShare)) return allDay
  return stream.pick<readonly OpeningHours[]>(stream.chance(tier <= 2 ? 0.7 : 0.25) ? long : short)
}

/**
 * The hours of a lounge: outside the great hubs some close for a day, for the weekend or around noon. They have a
 * `stream` of their own, so that the other properties of the lounge do not change.
 */
export function withRest(
  hours: readonly OpeningHours[],
  stream: HashStream,
  tier: HubTier,
): readonly OpeningHours[] {
  if (tier <= 2 || stream.chance(0.82)) return hours
  return stream.pick<readonly OpeningHours[]>([
    [{ days: workdays, opens: '05:00', closes: '20:30' }],
    [{ days: [...workdays, 'Sun'], opens: '05:30', closes: '21:00' }],
    [
      { days: WEEKDAYS, opens: '05:00', closes: '11:00' },
      { days: WEEKDAYS, opens: '15:00', closes: '21:30' },
    ],
    [
      { days: ['Mon', 'Wed', 'Fri'], opens: '05:30', closes: '21:00' },
      { days: weekend, opens: '07:00', closes: '00:30' },
    ],
  ])
}
