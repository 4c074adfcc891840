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
  return (
    <fieldset className="time-slots" aria-describedby={describedBy}>
      <legend className="field__label">{legend}</legend>
      <div className="time-slots__grid">
        {times.map((time, index) => (
          <label className="time-slot" key={time}>
            <input
              type="radio"
              name={id}
              id={index === 0 ? id : undefined}
              value={time}
              checked={time === value}
              onChange={() => onChange(time)}
            />
            <span>{time}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
