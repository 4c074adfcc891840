import './sent-page.css'
import { CircleCheck } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { ArtworkImage } from '../ui/artwork-image.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { CopyButton } from '../ui/copy-button.tsx'

type Props = {
  /** Makes the page's head from its title. */
  head: (title: string) => ReactNode
  title: string
  reference: string
  /** What comes next. No word of mail: the answer says nothing of it (ruling 40). */
  children: ReactNode
}

/** A message that was taken: the reference to quote, large, and what comes next. */
export function SentPage({ head, title, reference, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  // It takes the form's place at the same address, so nothing else moves focus.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <main id="main">
      {head(title)}
      <div className="sent wrap">
        <p className="sent__seal">
          <CircleCheck size={22} strokeWidth={2.25} aria-hidden />
          Received
        </p>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <div className="soft sent__lead">{children}</div>
        <div className="sent__card sign">
          <div>
            <p className="small soft">Your reference</p>
            <p className="sent__reference">{reference}</p>
            <CopyButton name="Copy reference" text={reference} />
          </div>
          <ArtworkImage code={reference} shape="window" className="sent__window" />
        </div>
        <div className="sent__actions">
          <ButtonLink look="main" to="/">
            Back to home
          </ButtonLink>
          <ButtonLink look="link" to="/help-topics">
            Help topics
          </ButtonLink>
        </div>
      </div>
    </main>
  )
}
