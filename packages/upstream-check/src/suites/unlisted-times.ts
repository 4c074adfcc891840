import { calls } from '@layover/contracts'
import { DAY_MS } from '@layover/rules/durations'
import { minutesOf } from '@layover/rules/opening'
import { wallClock } from '@layover/rules/wall-clock'
import type { Run } from '../run/run.ts'
import type { LaneDetail } from '../run/world.ts'

/** Days from now on which an open lane is rarely sold out; never inside a lead time of days. */
const DAYS = [9, 16, 23]

const wallTime = (minutes: number) =>
  [Math.floor(minutes / 60) % 24, minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

/** A whole hour in the middle of the lane's first hours. */
function middle({ openingHours: [first] }: LaneDetail): string {
  if (first === undefined) return '12:00'
  const [from, to] = [minutesOf(first.opens), minutesOf(first.closes)]
  const until = to > from ? to : to + 24 * 60
  return wallTime(Math.floor((from + until) / 120) * 60)
}

/** A lane that lists no date has no free time: a time that can be booked is missing from the list. */
export async function checkNothingUnlisted(run: Run, lane: LaneDetail): Promise<void> {
  const rule = 'every time that can be had is in the list of dates'
  const visits = DAYS.flatMap((days) => {
    const date = wallClock(new Date(Date.now() + days * DAY_MS), lane.timeZone)?.date
    return date === undefined ? [] : [{ visitDate: date, visitTime: middle(lane) }]
  })
  for (const visit of visits) {
    const body = { cipCode: lane.cipCode, ...visit, passengerNumber: 1 }
    const answer = await run.fetch(calls.cip.checkAvailable, { body })
    if (answer.kind !== 'success' || !answer.data.available) continue
    const expected = `${visit.visitDate} ${visit.visitTime}, as in cip.checkAvailable`
    const claimed = { level: 'S', rule, path: '$.data.dates', expected, got: 'array of 0' } as const
    run.notes.found(calls.cip.getSubscribeTimes.id, { ...claimed, curl: answer.at.curl })
    return
  }
}
