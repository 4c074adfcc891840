import { dateText } from '@layover/rules/date-text'
import { visitTimeUnavailableMessage } from '@layover/rules/lead-time'
import { visitText, zoneText } from '@layover/rules/visit-text'
import { wallClock } from '@layover/rules/wall-clock'
import { useDeferredValue, useMemo } from 'react'
import { Notice } from '../../ui/card/notice.tsx'
import { DatePicker } from '../../ui/date/date-picker.tsx'
import { TimeSlots } from '../../ui/date/time-slots.tsx'
import { useNow } from '../../ui/date/use-now.ts'
import { FieldMessages } from '../../ui/form/field.tsx'
import type { VisibleErrors } from '../../ui/form/use-visible-errors.ts'
import { PartTrouble } from '../../ui/page/part-trouble.tsx'
import { Section } from '../../ui/page/section.tsx'
import { visitFieldId } from './check-visit.ts'
import { DatesToCome, EarliestToCome, type Expected } from './dates-to-come.tsx'
import { earliestText } from './earliest-text.ts'
import { offeredDays, placesAt } from './offered-days.ts'
import type { DatesQuery, VisitDates } from './visit-calls.ts'
import type { VisitDraft } from './visit-draft.ts'
import './visit.css'

type Props = {
  draft: VisitDraft
  dates: DatesQuery
  expected: Expected
  visible: VisibleErrors
  onDate: (visitDate: string) => void
  onTime: (time: Pick<VisitDraft, 'visitTime' | 'timeZone' | 'placesLeft'>) => void
}

/** Date and time of the visit: a calendar of the dates that can be booked, and the times of the chosen one. */
export function WhenSection(props: Props) {
  const { draft, dates, expected } = props
  const { visitDate, visitTime, lostTime } = draft
  const isComing = !dates.data && !dates.error
  const earliest = dates.data ? earliestOf(dates.data) : isComing && <EarliestToCome {...expected} />
  return (
    <Section
      id={visitFieldId.when}
      title="When will you visit?"
      className="when-section"
      isBusy={isComing}
      remark={<span aria-live="polite">{visitDate && visitTime ? visitText(draft) : earliest}</span>}
    >
      {lostTime && (
        <Notice tone="warn">
          <p role="status">{visitTimeUnavailableMessage(lostTime)}</p>
        </Notice>
      )}
      <Pickers {...props} />
    </Section>
  )
}

function Pickers(props: Props) {
  const { draft, dates: query, visible, onDate } = props
  const { data: dates, error: failure, refetch } = query
  const now = useNow()
  if (!dates)
    return failure ? (
      <PartTrouble text="We cannot show the times right now." onRetry={refetch} />
    ) : (
      <DatesToCome visitDate={draft.visitDate} {...props.expected} />
    )
  const days = offeredDays(dates, draft)
  if (days.length === 0)
    return <Notice>There are no times left for your party. Try fewer people, or another place.</Notice>
  const error = visible.of(visitFieldId.date)
  return (
    <div className="when">
      <div>
        <DatePicker
          label="Visit date"
          id={visitFieldId.date}
          dates={days.map(({ date }) => date)}
          today={wallClock(now, dates.timeZone)?.date ?? ''}
          value={draft.visitDate}
          onChange={onDate}
          describedBy={error && `${visitFieldId.date}-error`}
        />
        <FieldMessages id={visitFieldId.date} error={error} />
      </div>
      <Times {...props} dates={dates} />
    </div>
  )
}

type TimesProps = Pick<Props, 'draft' | 'visible' | 'onTime'> & { dates: VisitDates }

function Times({ draft, dates, visible, onTime }: TimesProps) {
  const { visitDate, visitTime } = draft
  // A press on a day marks it first: its times take a slow phone longer to draw.
  const shown = useDeferredValue(useMemo(() => ({ dates, visitDate }), [dates, visitDate]))
  const day = offeredDays(shown.dates, draft).find(({ date }) => date === shown.visitDate)
  const error = visible.of(visitFieldId.time)
  const choose = (time: string) => {
    // The times of a day that was just left are no choice for the new one.
    if (shown.visitDate !== visitDate) return
    onTime({ visitTime: time, timeZone: dates.timeZone, placesLeft: placesAt(dates, visitDate, time) })
  }
  return (
    <div>
      {day && day.times.length > 0 ? (
        <TimeSlots
          legend={`Arrival time, ${dateText(day.date)} (${zoneText(dates.timeZone)})`}
          id={visitFieldId.time}
          times={day.times.map((slot) => slot.visitTime)}
          fullTimes={day.fullTimes}
          value={visitTime}
          onChange={choose}
          describedBy={error && `${visitFieldId.time}-error`}
        />
      ) : (
        <p className="soft">Choose a date to see its times.</p>
      )}
      <FieldMessages id={visitFieldId.time} error={error} />
    </div>
  )
}

/** The first time that is free, in words (P440). */
function earliestOf({ dates, timeZone }: VisitDates): string {
  const [day] = dates
  const [first] = day?.times ?? []
  if (!day || !first) return ''
  return earliestText(day.date, first.visitTime, timeZone)
}
