import type { ReactNode } from 'react'
import { ButtonLink } from '../ui/form/button.tsx'
import { CopyButton } from '../ui/form/copy-button.tsx'
import { DonePage } from '../ui/page/done-page.tsx'

type Props = {
  /** Makes the page's head from its title. */
  head: (title: string) => ReactNode
  title: string
  reference: string
  /** The next steps. They mention no email, because the reply mentions none (P211). */
  children: ReactNode
}

/** An accepted message, with the reference to quote. */
export function SentPage({ head, title, reference, children }: Props) {
  return (
    <main id="main">
      {head(title)}
      <DonePage
        title={title}
        seal="Received"
        lead={children}
        keep={{
          label: 'Your reference',
          value: reference,
          action: <CopyButton name="Copy reference" text={reference} />,
        }}
        actions={
          <>
            <ButtonLink look="main" to="/">
              Back to home
            </ButtonLink>
            <ButtonLink look="link" to="/help-topics">
              Help topics
            </ButtonLink>
          </>
        }
      />
    </main>
  )
}
