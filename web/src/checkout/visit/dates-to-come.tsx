import { earliestVisit } from '@layover/rules/lead-time'
import { wallClock } from '@layover/rules/wall-clock'
import { DatePicker } from '../../ui/date/date-picker.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { visitFieldId } from './check-visit.ts'
import { earliestText } from './earliest-text.ts'
import type { VisitCalls } from './visit-calls.ts'

/** What is known of the dates before they come. */
export type Expected = Pick<VisitCalls, 'leadHours' | 'timeZone'>

/** The place's day; for a time zone that this browser does not know, that of UTC. */
function dayAt(instant: Date, timeZone: string): string {
  return wallClock(instant, timeZone)?.date ?? instant.toISOString().slice(0, 10)
}

function earliestDay({ leadHours, timeZone }: Expected): string {
  return dayAt(earliestVisit(new Date(), leadHours), timeZone)
}

/** The calendar while its dates are on their way: as large as it will be, so that the fields below stay in place (P606). */
export function DatesToCome({ visitDate, ...expected }: Expected & { visitDate: string }) {
  return (
    // The error summary links here while there is no day to link to.
    <div id={visitFieldId.date} tabIndex={-1}>
      <div className="when when--to-come" inert>
        <DatePicker
          label="Visit date"
          dates={[]}
          today={dayAt(new Date(), expected.timeZone)}
          value={visitDate || earliestDay(expected)}
          onChange={() => undefined}
        />
        <Skeleton shape="text" />
      </div>
    </div>
  )
}

/** The earliest time while it is on its way. */
export function EarliestToCome(expected: Expected) {
  return <Skeleton shape="words">{earliestText(earliestDay(expected), '00:00', expected.timeZone)}</Skeleton>
}
