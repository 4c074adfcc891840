import { SUPPORT_MAILBOX } from '@layover/site/contact'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../ui/form/button.tsx'
import { MessagePage } from '../../ui/page/message-page.tsx'
import type { ResultNoun } from '../journey/result-words.ts'

type Props = { head: (title: string) => ReactNode; reference: string; noun: ResultNoun }

/** Shown when the upstream has no call for orders: then only the tab that paid an order can show it (P212). */
export function BookingElsewhere({ head, reference, noun }: Props) {
  const title = `We cannot show your ${noun}`
  return (
    <>
      {head(title)}
      <MessagePage
        title={title}
        picture={{ code: 'LOST-BOOKING' }}
        actions={
          <>
            <ButtonLink look="main" to={`/contact-us?reference=${encodeURIComponent(reference)}`}>
              Contact us
            </ButtonLink>
            <ButtonLink look="link" to="/">
              Back to home
            </ButtonLink>
          </>
        }
      >
        <p className="soft">
          It opens only in the browser tab where you bought it. Your {noun} is safe. Do not pay again. Write
          to <a href={`mailto:${SUPPORT_MAILBOX}`}>{SUPPORT_MAILBOX}</a> with your {noun} reference{' '}
          <b className="pass__reference">{reference}</b>, and we will help you.
        </p>
      </MessagePage>
    </>
  )
}
