import { CircleAlert, CircleCheck } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'

/** What the control inside a field must carry, so that label, hint and error belong to it. */
type FieldControl = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export type FieldProps = {
  label: string
  /** One sentence above the control that helps before typing. */
  hint?: ReactNode
  /** The sentence shown under the control; without one the field is fine. */
  error?: string | undefined
  /** Good news under the control. */
  success?: string | undefined
  /** Given where an error summary links to the field; invented otherwise. */
  id?: string | undefined
  /** Takes the whole row of `fields--wide`. */
  isFull?: boolean | undefined
}

/** Label, hint, control and message of one question. */
export function Field(props: FieldProps & { children: (control: FieldControl) => ReactNode }) {
  const { label, hint, error, success, children } = props
  const invented = useId()
  const id = props.id ?? invented
  const described = [hint && `${id}-hint`, error && `${id}-error`, success && `${id}-success`].filter(Boolean)
  return (
    <div className={classNames('field', props.isFull && 'field--full')}>
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-describedby': described.join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldMessages id={id} error={error} success={success} />
    </div>
  )
}

/** The line under a control: an icon with a sentence, for those who do not see red or green. */
export function FieldMessages({
  id,
  error,
  success,
}: {
  id: string
  error?: string | undefined
  success?: string | undefined
}) {
  return (
    <>
      {error && (
        <p className="field__error" id={`${id}-error`}>
          <CircleAlert size={18} aria-hidden />
          <span>{error}</span>
        </p>
      )}
      {success && (
        <p className="field__success" id={`${id}-success`}>
          <CircleCheck size={18} aria-hidden />
          <span>{success}</span>
        </p>
      )}
    </>
  )
}
