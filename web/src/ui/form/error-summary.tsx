import { CircleAlert } from 'lucide-react'
import { type MouseEvent, useEffect, useRef } from 'react'
import { focusInView } from '../focus-in-view.ts'

type Props = {
  errors: readonly { fieldId: string; message: string }[]
  /** Changes with every attempt to go on, so that the summary takes focus again. */
  attempt: number
}

/** All errors of a form in one place. It takes focus and links to each field; without errors it draws nothing. */
export function ErrorSummary({ errors, attempt }: Props) {
  const ref = useRef<HTMLElement>(null)
  // A new attempt moves focus; a new error alone does not.
  useEffect(() => ref.current?.focus(), [attempt])
  if (errors.length === 0) return null
  const goTo = (fieldId: string) => (event: MouseEvent) => {
    event.preventDefault()
    focusInView(document.getElementById(fieldId))
  }
  return (
    <section
      ref={ref}
      tabIndex={-1}
      className="error-summary"
      role="alert"
      aria-labelledby="error-summary-title"
    >
      <h2 className="error-summary__title" id="error-summary-title">
        <CircleAlert size={22} aria-hidden />
        There is a problem
      </h2>
      <ul>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a className="error-summary__link" href={`#${fieldId}`} onClick={goTo(fieldId)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
