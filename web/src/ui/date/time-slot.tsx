import { type KeyboardEvent, memo, type RefObject } from 'react'

type Props = {
  time: string
  /** Of the group of radio buttons. */
  name: string
  /** The id for the first time. */
  id: string | undefined
  isChosen: boolean
  /** It changes with each drawing of the times: by a ref, so that no time is drawn again for it. */
  choose: RefObject<(time: string) => void>
}

/** A time that can be chosen. Each key that is typed beside the times draws their list, and no time that has not changed. */
export const TimeSlot = memo(({ time, name, id, isChosen, choose }: Props) => {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Enter chooses, as Space does, instead of submitting the form.
    event.preventDefault()
    if (!isChosen) choose.current(time)
  }
  return (
    <label className="time-slot">
      <input
        type="radio"
        name={name}
        id={id}
        value={time}
        checked={isChosen}
        onChange={() => choose.current(time)}
        onKeyDown={onKeyDown}
      />
      <span>{time}</span>
    </label>
  )
})
