import { dateText } from '@layover/rules/date-text'
import { type KeyboardEvent, memo, type RefObject } from 'react'

/** The picker's functions, which change with each of its drawings: by a ref, so that no day is drawn again for them. */
export type DayActions = RefObject<{
  readonly onChoose: (date: string) => void
  readonly onKeyDown: (event: KeyboardEvent, date: string) => void
}>

type Props = {
  date: string
  canBeChosen: boolean
  isChosen: boolean
  isToday: boolean
  /** The id for the one day that Tab reaches. */
  id: string | undefined
  actions: DayActions
}

/**
 * A day of the calendar. One that cannot be chosen says so, and the arrow keys reach it too (P440). Each key that is
 * typed beside the calendar draws the picker, and no day that has not changed.
 */
export const CalendarDay = memo(({ date, canBeChosen, isChosen, isToday, id, actions }: Props) => {
  const shared = {
    type: 'button' as const,
    'data-date': date,
    'aria-current': isToday ? ('date' as const) : undefined,
    onKeyDown: (event: KeyboardEvent) => actions.current.onKeyDown(event, date),
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
      onClick={() => actions.current.onChoose(date)}
    />
  )
})
