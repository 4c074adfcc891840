import { type OpeningHours as Hours, type Opening, openingAt } from '@layover/rules/opening'
import { weekInLines } from '@layover/rules/opening-week'
import { openingInWords } from '@layover/rules/opening-words'
import { wallClock } from '@layover/rules/wall-clock'
import { useNow } from '../ui/date/use-now.ts'

type Props = {
  hours: readonly Hours[]
  /** IANA zone of the place: its clock decides, wherever the reader is (P70). */
  timeZone: string
  /** The city of the local time: 'London'. */
  place: string
}

/** The opening state of a place, updated while the page is open. */
export function useOpening({ hours, timeZone }: Pick<Props, 'hours' | 'timeZone'>): Opening {
  return openingAt(hours, wallClock(useNow(), timeZone))
}

/** 'Open now, until 22:00 (London time)'. Nothing when unknown. */
export function OpenNow({ opening, place }: { opening: Opening; place: string }) {
  const words = openingInWords(opening)
  if (!words) return null
  return (
    <>
      <b>{words}</b>
      {opening.is !== 'always' && ` (${place} time)`}
    </>
  )
}

/** The week by the place's own clock, with today marked. */
export function OpeningHours({ hours, timeZone, place }: Props) {
  const clock = wallClock(useNow(), timeZone)
  return (
    <table className="opening-hours">
      <caption className="sr-only">Opening hours, {place} time</caption>
      <tbody>
        {weekInLines(hours).map(({ day, hours: words, weekday }) => {
          const isToday = weekday !== undefined && weekday === clock?.weekday
          return (
            <tr key={day} className="opening-hours__day" aria-current={isToday ? 'date' : undefined}>
              <th scope="row">
                {day} {isToday && <span className="opening-hours__today">Today</span>}
              </th>
              <td>{words}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
