import { type KeyboardEvent, useEffect, useRef } from 'react'
import './time-slots.css'

type Props = {
  /** What the times are: 'Arrival time, Tue 24 Nov'. */
  legend: string
  /** HH:mm, in order. */
  times: readonly string[]
  value: string
  onChange: (time: string) => void
  /** The group that an error summary leads to. */
  id: string
  describedBy?: string | undefined
}

/** Times of one day to choose one of. */
export function TimeSlots({ legend, times, value, onChange, id, describedBy }: Props) {
  const grid = useRef<HTMLDivElement>(null)
  const list = times.join()
  // Once for each list, or it would move under the pointer.
  useEffect(() => {
    if (grid.current) showChosen(grid.current)
  }, [list])
  const onKeyDown = (time: string) => (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Enter chooses, as Space does; it must not send the form around the times.
    event.preventDefault()
    if (time !== value) onChange(time)
  }
  return (
    <fieldset className="time-slots" aria-describedby={describedBy}>
      <legend className="field__label">{legend}</legend>
      <div className="time-slots__grid" ref={grid}>
        {times.map((time, index) => (
          <label className="time-slot" key={time}>
            <input
              type="radio"
              name={id}
              id={index === 0 ? id : undefined}
              value={time}
              checked={time === value}
              onChange={() => onChange(time)}
              onKeyDown={onKeyDown(time)}
            />
            <span>{time}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Scrolls the list alone, where it scrolls: the page stays where it is. */
function showChosen(grid: HTMLElement): void {
  const chosen = grid.querySelector<HTMLElement>('input:checked')?.parentElement
  if (!chosen) return
  grid.scrollTop = chosen.offsetTop - (grid.clientHeight - chosen.offsetHeight) / 2
}
