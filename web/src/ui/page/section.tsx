import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'

type Props = {
  title: string
  /** A short remark at the right of the title. */
  remark?: ReactNode
  id?: string
  className?: string
  /** Whether its content is still loading. */
  isBusy?: boolean
  children: ReactNode
}

/** A part of a page under its own second-level heading. */
export function Section({ title, remark, id, className, isBusy, children }: Props) {
  const titleId = useId()
  return (
    <section
      className={classNames('section', className)}
      id={id}
      aria-labelledby={titleId}
      aria-busy={isBusy || undefined}
    >
      <div className="section__head">
        <h2 id={titleId}>{title}</h2>
        {remark && <p className="small soft">{remark}</p>}
      </div>
      {children}
    </section>
  )
}

/** Focuses a section's heading, after a press that removes its own button. */
export function focusSection(id: string): void {
  const heading = document.getElementById(id)?.querySelector('h2')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
