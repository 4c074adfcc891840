import { notFoundHead } from '@layover/site/heads/unlisted'
import { ButtonLink } from '../ui/form/button.tsx'
import { MessagePage } from '../ui/page/message-page.tsx'
import { PageHead } from './page-head.tsx'

/** Shown for every unknown address, and for things that no longer exist. */
export function NotFoundPage() {
  return (
    <>
      <PageHead {...notFoundHead} />
      <MessagePage
        title="This page has departed"
        picture={{ code: 'DEPARTED-362' }}
        actions={
          <>
            <ButtonLink look="main" to="/airport-list/popular">
              Search airports
            </ButtonLink>
            <ButtonLink look="link" to="/">
              Back to home
            </ButtonLink>
          </>
        }
      >
        <p className="soft">
          There is no page at this address. Check it for mistakes, or start by searching for your airport.
        </p>
      </MessagePage>
    </>
  )
}
