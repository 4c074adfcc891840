import { FieldMessages } from '../../ui/form/field.tsx'
import { RATINGS } from './feedback-draft.ts'

type Props = {
  /** 1 to 5, or 0 while none is chosen. */
  value: number
  error: string | undefined
  onChange: (value: number) => void
}

/** Five windows whose blinds open from 'poor' to 'excellent', drawn over radio buttons. */
export function Rating({ value, error, onChange }: Props) {
  const word = RATINGS[value - 1]
  return (
    <fieldset className="rating" aria-describedby={error ? 'rating-error' : undefined}>
      <legend className="field__label">How was it?</legend>
      <div className="rating__row">
        {RATINGS.map((name, index) => (
          <label key={name} className="rating__choice">
            <input
              type="radio"
              name="rating"
              id={`rating-${index + 1}`}
              className="sr-only"
              aria-label={`${index + 1}, ${name.toLowerCase()}`}
              aria-invalid={error ? true : undefined}
              checked={value === index + 1}
              onChange={() => onChange(index + 1)}
            />
            <BlindWindow open={index / (RATINGS.length - 1)} />
            <span aria-hidden="true">{index + 1}</span>
          </label>
        ))}
      </div>
      <p className="rating__words small soft" aria-hidden="true">
        {word ? (
          <b>{word}</b>
        ) : (
          <>
            <span>{RATINGS[0]}</span>
            <span>{RATINGS[RATINGS.length - 1]}</span>
          </>
        )}
      </p>
      <FieldMessages id="rating" error={error} />
    </fieldset>
  )
}

const TOP = 4
const HEIGHT = 32

/** An aircraft window with a sunset behind a blind that is open by so much. */
function BlindWindow({ open }: { open: number }) {
  const blind = HEIGHT * (1 - open)
  return (
    <svg className="rating__window" viewBox="0 0 32 40" aria-hidden="true">
      <rect className="rating__frame" width="32" height="40" rx="13" />
      <clipPath id={`rating-pane-${Math.round(open * 100)}`}>
        <rect x="4" y={TOP} width="24" height={HEIGHT} rx="9" />
      </clipPath>
      <g clipPath={`url(#rating-pane-${Math.round(open * 100)})`}>
        <rect className="rating__sky" x="4" y={TOP} width="24" height={HEIGHT} />
        <circle className="rating__sun" cx="16" cy="27" r="6" />
        <rect className="rating__land" x="4" y="29" width="24" height="7" />
        <rect className="rating__blind" x="4" y={TOP} width="24" height={blind} />
      </g>
    </svg>
  )
}
