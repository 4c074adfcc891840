import type { ReactNode } from 'react'

type PillProps = {
  label: string
  /** The number of results that would remain. */
  count?: number | undefined
  isPressed: boolean
  onPress: () => void
}

/** One filter that is on or off. */
export function Pill({ label, count, isPressed, onPress }: PillProps) {
  return (
    <button type="button" className="pills__pill" aria-pressed={isPressed} onClick={onPress}>
      {label}
      {count !== undefined && <span className="pills__count"> {count}</span>}
    </button>
  )
}

/** Related filters under a name for screen readers. */
export function PillGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className="pills" aria-label={label}>
      {children}
    </fieldset>
  )
}

/** The filters of a page in one row, which scrolls sideways where it is too narrow for them. */
export function PillRow({ children }: { children: ReactNode }) {
  return <div className="pill-row wrap">{children}</div>
}

export type PillsProps<Value extends string> = {
  label: string
  options: readonly { value: Value; label: string; count?: number | undefined }[]
  /** Undefined until one is chosen. */
  value: Value | undefined
  onChange: (value: Value) => void
}

/** A few values, of which one is chosen. */
export function Pills<Value extends string>({ label, options, value, onChange }: PillsProps<Value>) {
  return (
    <PillGroup label={label}>
      {options.map((option) => (
        <Pill
          key={option.value}
          label={option.label}
          count={option.count}
          isPressed={option.value === value}
          onPress={() => onChange(option.value)}
        />
      ))}
    </PillGroup>
  )
}
