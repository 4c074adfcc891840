import './numbered-steps.css'
import { classNames } from '../class-names.ts'

type NumberedStep = { title: string; text: string }

type Props = {
  steps: readonly NumberedStep[]
  /** Side by side on a desktop, where the list has the whole width. */
  isWide?: boolean
}

/** A process, one sentence per step, with large numbers. */
export function NumberedSteps({ steps, isWide }: Props) {
  return (
    <ol className={classNames('numbered-steps', isWide && 'numbered-steps--wide')}>
      {steps.map(({ title, text }, index) => (
        <li className="numbered-steps__step" key={title}>
          {/* The list counts for a screen reader already. */}
          <span className="numbered-steps__number" aria-hidden="true">
            {index + 1}
          </span>
          <p>
            <strong className="block">{title}</strong> <span className="soft">{text}</span>
          </p>
        </li>
      ))}
    </ol>
  )
}
