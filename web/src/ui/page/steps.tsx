import { Check } from 'lucide-react'
import { classNames } from '../class-names.ts'

type Props = { names: readonly string[] /** Counted from 1, as the address does. */; current: number }

/** The progress in a process: segments with 'Step 2 of 4' on a phone, with all names on a desktop. */
export function Steps({ names, current }: Props) {
  return (
    <nav className="steps wrap" aria-label="Progress">
      <p className="steps__now" aria-hidden="true">
        <b>{names[current - 1]}</b>
        <span className="soft">
          Step {current} of {names.length}
        </span>
      </p>
      <ol className="steps__list">
        {names.map((name, index) => {
          const isDone = index + 1 < current
          return (
            <li
              key={name}
              className={classNames('steps__step', isDone && 'steps__step--done')}
              aria-current={index + 1 === current ? 'step' : undefined}
            >
              <span className="steps__name">
                {isDone ? <Check size={18} role="img" aria-label="Done:" /> : index + 1} {name}
              </span>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
