import type { ReactNode } from 'react'
import { ButtonLink } from '../../ui/form/button.tsx'
import { MessagePage } from '../../ui/page/message-page.tsx'

/** Shown without a secure connection: the browser cannot encrypt there, and a password is never sent in plain text. */
export function InsecurePage({ head }: { head: (title: string) => ReactNode }) {
  return (
    <>
      {head('Not a secure connection')}
      <MessagePage
        title="This connection is not secure"
        picture={{ code: 'LOCKED-28' }}
        actions={
          <>
            <ButtonLink look="main" to="/contact-us">
              Contact us
            </ButtonLink>
            <ButtonLink look="link" to="/">
              Back to home
            </ButtonLink>
          </>
        }
      >
        <p className="soft">
          We only send your password encrypted, and your browser cannot encrypt it here. Open this page again
          with https:// at the start of its address, or use a newer browser.
        </p>
      </MessagePage>
    </>
  )
}
