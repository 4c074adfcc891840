import { reloadWhenOnline } from '../network/when-back.ts'
import { Button, ButtonLink } from '../ui/form/button.tsx'
import { MessagePage } from '../ui/page/message-page.tsx'
import { PageHead } from './page-head.tsx'

/** Shown when a page failed to draw or one of its parts failed to load. A reload is the best cure. */
export function BrokenPage() {
  return (
    <>
      <PageHead title="Something went wrong" isUnlisted />
      <MessagePage
        title="Oh, something went wrong"
        picture={{ code: 'HKG-HARBOUR', hasBlind: true }}
        actions={
          <>
            <Button look="main" onClick={reloadWhenOnline}>
              Reload
            </Button>
            <ButtonLink look="link" to="/" reloadDocument>
              Back to home
            </ButtonLink>
          </>
        }
      >
        <p className="soft">We could not show this page. Check your connection, then reload it.</p>
      </MessagePage>
    </>
  )
}
