import './window-row.css'
import { classNames } from '../ui/class-names.ts'

/** More windows than this would be no picture. */
const SHOWN_MAX = 20

type Props = {
  count: number
  /** The light behind the windows, from morning to evening. */
  sky?: 'morning' | 'noon' | 'evening'
}

/** A number as that many aircraft windows in rows of ten. Decorative: the number stands beside it. */
export function WindowRow({ count, sky = 'noon' }: Props) {
  const places = Array.from({ length: Math.min(count, SHOWN_MAX) }, (_, place) => place)
  return (
    <span className={classNames('window-row', `window-row--${sky}`)} aria-hidden="true">
      {places.map((place) => (
        <span className="window-row__window" key={place} />
      ))}
    </span>
  )
}
