import { useEffect, useRef } from 'react'
import { partsOfDay } from './parts-of-day.ts'
import { TimeSlot } from './time-slot.tsx'
import './time-slots.css'

type Props = {
  /** The name of the times: 'Arrival time, 24 Nov 2026 (London time)'. */
  legend: string
  /** HH:mm, in order. */
  times: readonly string[]
  /** Times that are full, HH:mm: shown struck through among the others. */
  fullTimes?: readonly string[] | undefined
  value: string
  onChange: (time: string) => void
  /** The id of the group; an error summary links to it. */
  id: string
  describedBy?: string | undefined
}

/** The times of one day, as a choice, under the parts of the day (P441). */
export function TimeSlots({ legend, times, fullTimes = [], value, onChange, id, describedBy }: Props) {
  const grid = useRef<HTMLDivElement>(null)
  const list = times.join()
  // Once for each list; otherwise the list would move under the pointer.
  useEffect(() => {
    if (grid.current) showChosen(grid.current)
  }, [list])
  const choose = useRef(onChange)
  choose.current = onChange
  const slot = (time: string) => (
    <TimeSlot
      key={time}
      time={time}
      name={id}
      id={time === times[0] ? id : undefined}
      isChosen={time === value}
      choose={choose}
    />
  )
  return (
    <fieldset className="time-slots" aria-describedby={describedBy}>
      <legend className="field__label">{legend}</legend>
      <div className="time-slots__list" ref={grid}>
        {partsOfDay([...times, ...fullTimes].sort()).map(({ name, times }) => (
          <fieldset key={name} aria-label={name}>
            <p className="time-slots__part" aria-hidden="true">
              {name}
            </p>
            <div className="time-slots__grid">
              {times.map((time) =>
                fullTimes.includes(time) ? <FullTime time={time} key={time} /> : slot(time),
              )}
            </div>
          </fieldset>
        ))}
      </div>
      {fullTimes.length > 0 && <p className="time-slots__note fine soft">Crossed-out times are full.</p>}
    </fieldset>
  )
}

function FullTime({ time }: { time: string }) {
  return (
    <span className="time-slot">
      <s>
        {time}
        <span className="sr-only">, full</span>
      </s>
    </span>
  )
}

/** Scrolls only the list; the page stays. */
function showChosen(grid: HTMLElement): void {
  const chosen = grid.querySelector<HTMLElement>('input:checked')?.parentElement
  if (!chosen) return
  grid.scrollTop = chosen.offsetTop - (grid.clientHeight - chosen.offsetHeight) / 2
}
