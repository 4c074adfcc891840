import type { ArtworkOptions } from '@layover/site/drawings/artwork'
import type { ReactNode } from 'react'
import { ArtworkImage } from '../card/artwork-image.tsx'

type Props = {
  title: string
  /** The picture's code and, for a failure, its blind. */
  picture: { code: string } & ArtworkOptions
  /** A sentence that helps. */
  children: ReactNode
  /** One main way on, then perhaps a link. */
  actions: ReactNode
}

/** A page with one message and a link on: not found, not open, failed. */
export function MessagePage({ title, picture, children, actions }: Props) {
  return (
    <main id="main">
      <div className="message-page wrap">
        <div className="message-page__picture">
          <ArtworkImage {...picture} />
        </div>
        <div className="message-page__text">
          <h1>{title}</h1>
          {children}
          <div className="message-page__actions">{actions}</div>
        </div>
      </div>
    </main>
  )
}
