import { Minus, Plus } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'

type Props = {
  /** The unit, in the plural: 'Passes'. */
  label: string
  value: number
  onChange: (value: number) => void
  /** The id of the number's box. */
  id?: string | undefined
  min?: number
  max?: number
  /** The sentence that says why the number ends where it does. */
  describedBy?: string | undefined
}

/**
 * More digits than allowed can be typed; leaving the box lowers the number to the maximum instead of cutting digits.
 */
const TYPED_DIGITS_MAX = 4

const STEPS: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }

/**
 * A number from `min` to `max` (1 to 99, P84), by buttons, arrow keys or typing. At a bound its button stays focusable:
 * a disabled one would lose focus.
 */
export function Stepper({ label, value, onChange, id, min = 1, max = 99, describedBy }: Props) {
  // While the visitor types, the box may be empty or out of range; `value` never is.
  const [typed, setTyped] = useState<string | null>(null)
  const set = (wanted: number) => {
    setTyped(null)
    const next = Math.min(max, Math.max(min, wanted))
    if (next !== value) onChange(next)
  }
  const takeTyped = () => typed !== null && (typed === '' ? setTyped(null) : set(Number(typed)))
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter submits the form before the box loses focus.
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
        aria-disabled={value <= min}
        onClick={() => set(value - 1)}
      >
        <Minus size={20} aria-hidden />
      </button>
      <input
        className="stepper__value"
        id={id}
        aria-describedby={describedBy}
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
        aria-disabled={value >= max}
        aria-describedby={describedBy}
        onClick={() => set(value + 1)}
      >
        <Plus size={20} aria-hidden />
      </button>
    </fieldset>
  )
}
