import { Check } from 'lucide-react'
import { type ComponentProps, type ReactNode, type Ref, useId } from 'react'
import { FieldMessages } from './field.tsx'

type Props = {
  children: ReactNode
  error?: string | undefined
  inputRef?: Ref<HTMLInputElement>
} & Omit<ComponentProps<'input'>, 'type' | 'className' | 'ref'>

/** A checkbox; pressing its sentence ticks it. It starts unticked. */
export function Checkbox({ children, error, id, inputRef, ...input }: Props) {
  const invented = useId()
  const inputId = id ?? invented
  return (
    <div>
      <label className="checkbox">
        <span className="checkbox__box">
          <input
            {...input}
            ref={inputRef}
            id={inputId}
            type="checkbox"
            className="checkbox__input"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${inputId}-error` : undefined}
          />
          <Check className="checkbox__tick" strokeWidth={3.5} aria-hidden />
        </span>
        <span>{children}</span>
      </label>
      <FieldMessages id={inputId} error={error} />
    </div>
  )
}
