import './done-page.css'
import { CircleCheck } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { ArtworkImage } from '../card/artwork-image.tsx'

type Props = {
  title: string
  /** One or two words above the title: 'Received'. */
  seal: string
  /** The next step, in a sentence. */
  lead: ReactNode
  /** The one value to keep: a reference, a date. */
  keep: { label: string; value: string; action?: ReactNode }
  /** One main way on, then perhaps a link. */
  actions: ReactNode
  children?: ReactNode
}

/** The page after a successful request: the one value to keep stands large on the sign. */
export function DonePage({ title, seal, lead, keep, actions, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  // This page may replace a form at the same address, and nothing else moves focus there.
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <div className="done wrap">
      <p className="done__seal">
        <CircleCheck size={22} strokeWidth={2.25} aria-hidden />
        {seal}
      </p>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <div className="soft done__text">{lead}</div>
      <div className="done__card sign">
        <p className="small soft">{keep.label}</p>
        <p className="done__value">{keep.value}</p>
        {keep.action && <div className="done__action">{keep.action}</div>}
        <ArtworkImage code={keep.value} shape="window" className="done__window" />
      </div>
      {children && <div className="done__text">{children}</div>}
      <div className="done__actions">{actions}</div>
    </div>
  )
}
