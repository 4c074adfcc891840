type Props<Value extends string> = {
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** A filter of a few words, one of them always chosen. */
export function Pills<Value extends string>({ label, options, value, onChange }: Props<Value>) {
  return (
    <fieldset className="pills" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className="pills__pill"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  )
}
