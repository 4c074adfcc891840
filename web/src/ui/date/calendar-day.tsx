import { dateText } from '@layover/rules/date-text'
import type { KeyboardEvent } from 'react'

type Props = {
  date: string
  canBeChosen: boolean
  isChosen: boolean
  isToday: boolean
  /** The id for the one day that Tab reaches. */
  id: string | undefined
  onChoose: (date: string) => void
  onKeyDown: (event: KeyboardEvent, date: string) => void
}

/** A day of the calendar. One that cannot be chosen says so, and the arrow keys reach it too (P440). */
export function CalendarDay({ date, canBeChosen, isChosen, isToday, id, onChoose, onKeyDown }: Props) {
  const shared = {
    type: 'button' as const,
    'data-date': date,
    'aria-current': isToday ? ('date' as const) : undefined,
    onKeyDown: (event: KeyboardEvent) => onKeyDown(event, date),
    children: Number(date.slice(8)),
  }
  const name = dateText(date, 'full')
  if (!canBeChosen)
    return (
      <button
        {...shared}
        className="calendar__off"
        aria-label={`${name}, not available`}
        aria-disabled
        tabIndex={-1}
      />
    )
  return (
    <button
      {...shared}
      className="calendar__day"
      aria-label={name}
      aria-pressed={isChosen}
      tabIndex={id ? 0 : -1}
      id={id}
      onClick={() => onChoose(date)}
    />
  )
}
