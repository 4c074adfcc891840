import { PageHead } from '../app/page-head.tsx'
import { SUPPORT_MAILBOX } from '../company/outside-links.ts'
import { ButtonLink } from '../ui/button.tsx'
import { MessagePage } from '../ui/message-page.tsx'

/** An address that the shop will have: it says so, and shows the way to what is open. */
export default function NotOpenYet() {
  return (
    <>
      <PageHead title="Not open yet" isUnlisted />
      <MessagePage
        title="This gate is not open yet"
        picture={{ code: 'GATE-214' }}
        actions={
          <>
            <ButtonLink look="main" to="/">
              Back to home
            </ButtonLink>
            <a className="button button--link" href={`mailto:${SUPPORT_MAILBOX}`}>
              Write to us
            </a>
          </>
        }
      >
        <p className="soft">
          We are still building this page. From the home page you can find an airport, see its lounges and buy
          a pass.
        </p>
      </MessagePage>
    </>
  )
}
