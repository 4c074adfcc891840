import { Minus, Plus } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'

type Props = {
  /** What is counted, in the plural: 'Passes'. */
  label: string
  value: number
  onChange: (value: number) => void
  min?: number
  max?: number
}

/** Room to type too much: what is too much is brought down on leaving, not cut to its first digits meanwhile. */
const TYPED_DIGITS_MAX = 4

const STEPS: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }

/** A number from `min` to `max` (1 to 99, P84), by buttons, arrow keys or typing. */
export function Stepper({ label, value, onChange, min = 1, max = 99 }: Props) {
  // While someone types, the box may be empty or out of bounds; the value outside never is.
  const [typed, setTyped] = useState<string | null>(null)
  const set = (wanted: number) => {
    setTyped(null)
    const next = Math.min(max, Math.max(min, wanted))
    if (next !== value) onChange(next)
  }
  const takeTyped = () => typed !== null && (typed === '' ? setTyped(null) : set(Number(typed)))
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter sends the form around the box before the box is left.
    if (event.key === 'Enter') takeTyped()
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    set(value + step)
  }
  return (
    <fieldset className="stepper" aria-label={label}>
      <button
        type="button"
        className="stepper__button"
        aria-label="One fewer"
        disabled={value <= min}
        onClick={() => set(value - 1)}
      >
        <Minus size={20} aria-hidden />
      </button>
      <input
        className="stepper__value"
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        value={typed ?? String(value)}
        onChange={(event) => setTyped(event.target.value.replace(/\D/g, '').slice(0, TYPED_DIGITS_MAX))}
        onBlur={takeTyped}
        onKeyDown={onKeyDown}
      />
      <button
        type="button"
        className="stepper__button"
        aria-label="One more"
        disabled={value >= max}
        onClick={() => set(value + 1)}
      >
        <Plus size={20} aria-hidden />
      </button>
    </fieldset>
  )
}
