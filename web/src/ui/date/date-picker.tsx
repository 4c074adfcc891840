import { dateText } from '@layover/rules/date-text'
import { WEEKDAYS } from '@layover/rules/weekdays'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { IconButton } from '../form/icon-button.tsx'
import { shiftMonth, weeksOf } from './calendar.ts'
import { CalendarDay, type DayActions } from './calendar-day.tsx'
import { dateAfterKey } from './date-after-key.ts'
import './date-picker.css'

type Props = {
  /** The purpose of the date: 'Visit date'. */
  label: string
  /** The dates that can be chosen, in order; no others can (P86). Without any it shows the month of `value`, or of today. */
  dates: readonly string[]
  /** The place's own today. */
  today: string
  /** YYYY-MM-DD, or empty. */
  value: string
  onChange: (date: string) => void
  /** The id of the day that Tab reaches; an error summary links to it. */
  id?: string
  describedBy?: string | undefined
}

/**
 * A calendar of one month, without the weeks that are over. Tab reaches one day; arrow keys move by days and weeks, Home
 * and End within the week, Page Up and Page Down by months (P440).
 */
export function DatePicker({ label, dates, today, value, onChange, id, describedBy }: Props) {
  const first = dates[0] ?? today
  const last = dates.at(-1) ?? today
  const [shown, setShown] = useState((value || first).slice(0, 7))
  const table = useRef<HTMLTableElement>(null)
  const inMonth = dates.filter((date) => date.startsWith(shown))
  const reachable = inMonth.includes(value) ? value : inMonth[0]
  const focus = (date: string) => {
    // Synchronous: on a busy machine the next key may come before the next frame, and it belongs to this day.
    flushSync(() => setShown(date.slice(0, 7)))
    table.current?.querySelector<HTMLElement>(`[data-date="${date}"]`)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent, date: string) => {
    const next = dateAfterKey(event.key, date, first, last)
    if (next === undefined) return
    event.preventDefault()
    focus(next)
  }
  const actions: DayActions = useRef({ onChoose: onChange, onKeyDown })
  actions.current = { onChoose: onChange, onKeyDown }
  const canGoBack = shown > first.slice(0, 7)
  const canGoOn = shown < last.slice(0, 7)
  const turn = (months: number) => setShown(shiftMonth(shown, months))
  // A clock that is wrong hides no day that can be chosen.
  const start = today < first ? today : first
  const weeks = weeksOf(shown).filter((week) => week.some((date) => date !== undefined && date >= start))
  return (
    <fieldset className="card calendar" aria-label={label} aria-describedby={describedBy}>
      <div className="calendar__head">
        <IconButton label="Previous month" aria-disabled={!canGoBack} onClick={() => canGoBack && turn(-1)}>
          <ChevronLeft size={22} aria-hidden />
        </IconButton>
        <p className="calendar__month" aria-live="polite">
          {dateText(`${shown}-01`, 'month')}
        </p>
        <IconButton label="Next month" aria-disabled={!canGoOn} onClick={() => canGoOn && turn(1)}>
          <ChevronRight size={22} aria-hidden />
        </IconButton>
      </div>
      <table ref={table} className="calendar__days">
        <thead>
          <tr>
            {WEEKDAYS.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, row) => (
            <tr key={`${shown}-${row}`}>
              {week.map((date, column) => (
                <td key={date ?? `empty-${column}`}>
                  {date && (
                    <CalendarDay
                      date={date}
                      canBeChosen={inMonth.includes(date)}
                      isChosen={date === value}
                      isToday={date === today}
                      id={date === reachable ? id : undefined}
                      actions={actions}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </fieldset>
  )
}
