import { addDays } from '@layover/rules/calendar-day'
import { dateText } from '@layover/rules/date-text'
import { WEEKDAYS } from '@layover/rules/weekdays'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { IconButton } from '../form/icon-button.tsx'
import { shiftMonth, weeksOf } from './calendar.ts'
import './date-picker.css'

type Props = {
  /** The purpose of the date: 'Visit date'. */
  label: string
  /** The dates that can be chosen, in order; no others can (P86). */
  dates: readonly string[]
  /** YYYY-MM-DD, or empty. */
  value: string
  onChange: (date: string) => void
  /** The id of the day that Tab reaches; an error summary links to it. */
  id: string
  describedBy?: string | undefined
}

/**
 * A calendar of one month. Tab reaches one day; arrow keys move to the next day that can be chosen, Page Up and Page
 * Down by months (the date grid of the ARIA practices).
 */
export function DatePicker({ label, dates, value, onChange, id, describedBy }: Props) {
  const first = dates[0] ?? ''
  const last = dates.at(-1) ?? ''
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
    const next = dateAfterKey(event.key, date, dates)
    if (next === undefined) return
    event.preventDefault()
    focus(next)
  }
  return (
    <fieldset className="card calendar" aria-label={label} aria-describedby={describedBy}>
      <div className="calendar__head">
        <IconButton
          label="Previous month"
          disabled={shown <= first.slice(0, 7)}
          onClick={() => setShown(shiftMonth(shown, -1))}
        >
          <ChevronLeft size={22} aria-hidden />
        </IconButton>
        <p className="calendar__month" aria-live="polite">
          {dateText(`${shown}-01`, 'month')}
        </p>
        <IconButton
          label="Next month"
          disabled={shown >= last.slice(0, 7)}
          onClick={() => setShown(shiftMonth(shown, 1))}
        >
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
          {weeksOf(shown).map((week, row) => (
            <tr key={`${shown}-${row}`}>
              {week.map((date, column) => (
                <td key={date ?? `empty-${column}`}>
                  {date && (
                    <Day
                      date={date}
                      canBeChosen={inMonth.includes(date)}
                      isChosen={date === value}
                      id={date === reachable ? id : undefined}
                      onChoose={onChange}
                      onKeyDown={onKeyDown}
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

type DayProps = {
  date: string
  canBeChosen: boolean
  isChosen: boolean
  /** The id for the one day that Tab reaches. */
  id: string | undefined
  onChoose: (date: string) => void
  onKeyDown: (event: KeyboardEvent, date: string) => void
}

function Day({ date, canBeChosen, isChosen, id, onChoose, onKeyDown }: DayProps) {
  const number = Number(date.slice(8))
  if (!canBeChosen) return <span className="calendar__day">{number}</span>
  return (
    <button
      type="button"
      className="calendar__day"
      data-date={date}
      aria-label={dateText(date, 'full')}
      aria-pressed={isChosen}
      tabIndex={id ? 0 : -1}
      id={id}
      onClick={() => onChoose(date)}
      onKeyDown={(event) => onKeyDown(event, date)}
    >
      {number}
    </button>
  )
}

/** The target of a key: the nearest day in its direction that can be chosen. */
function dateAfterKey(key: string, date: string, dates: readonly string[]): string | undefined {
  const later = (from: string) => dates.find((each) => each >= from) ?? dates.at(-1)
  const earlier = (from: string) => dates.findLast((each) => each <= from) ?? dates[0]
  const sameDay = (months: number) => `${shiftMonth(date.slice(0, 7), months)}-${date.slice(8)}`
  switch (key) {
    case 'ArrowRight':
      return later(addDays(date, 1))
    case 'ArrowLeft':
      return earlier(addDays(date, -1))
    case 'ArrowDown':
      return later(addDays(date, 7))
    case 'ArrowUp':
      return earlier(addDays(date, -7))
    case 'PageDown':
      return later(sameDay(1))
    case 'PageUp':
      return earlier(sameDay(-1))
    default:
      return undefined
  }
}
