import { CircleAlert, CircleCheck } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'

/** The attributes that connect a control with its label, hint and error. */
type FieldControl = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export type FieldProps = {
  label: string
  /** A sentence above the control, to read before typing. */
  hint?: ReactNode
  /** The error under the control; undefined for a right value. */
  error?: string | undefined
  /** A success message under the control. */
  success?: string | undefined
  /** The control's id, if an error summary links to it; generated otherwise. */
  id?: string | undefined
  /** Takes the whole row of `fields--wide`. */
  isFull?: boolean | undefined
}

/** A control with its label, hint and message. */
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

/** The message under a control: an icon with a sentence, for readers who do not see red or green. */
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
