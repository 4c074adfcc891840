import type { ReactNode } from 'react'
import { ButtonLink } from '../../ui/form/button.tsx'
import { MessagePage } from '../../ui/page/message-page.tsx'

/** The link is right, and the booking was cancelled or refunded: its passes open nothing any more (P514). */
export function BookingCancelled({ head }: { head: (title: string) => ReactNode }) {
  const title = 'This booking was cancelled'
  return (
    <>
      {head(title)}
      <MessagePage
        title={title}
        picture={{ code: 'LOST-BOOKING' }}
        actions={
          <>
            <ButtonLink look="main" to="/">
              Back to home
            </ButtonLink>
            <ButtonLink look="link" to="/contact-us">
              Contact us
            </ButtonLink>
          </>
        }
      >
        <p className="soft">It was cancelled or refunded, so it is no longer valid.</p>
      </MessagePage>
    </>
  )
}
