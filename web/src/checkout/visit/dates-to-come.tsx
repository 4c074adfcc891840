import { DatePicker } from '../../ui/date/date-picker.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { visitFieldId } from './check-visit.ts'

const HOUR_MS = 3_600_000

/** The place's own days come with its dates; until then those of UTC stand for them. */
const dayIn = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString().slice(0, 10)

type Props = { visitDate: string; leadHours: number }

/** The calendar while its dates are on their way: as large as it will be, so that the fields below stay in place (P606). */
export function DatesToCome({ visitDate, leadHours }: Props) {
  return (
    <div aria-busy="true">
      <div className="when when--to-come" aria-hidden="true" inert>
        <DatePicker
          label="Visit date"
          id={visitFieldId.date}
          dates={[]}
          today={dayIn(0)}
          value={visitDate || dayIn(leadHours)}
          onChange={() => undefined}
        />
        <Skeleton shape="text" />
      </div>
    </div>
  )
}

/** The earliest time while it is on its way. */
export function EarliestToCome() {
  return <Skeleton shape="words">You can book from Wed 30 Dec, 05:30 (London time)</Skeleton>
}
