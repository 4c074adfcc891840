import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { Button, ButtonLink } from '../form/button.tsx'
import { focusHeading } from './focus-heading.ts'
import { MessagePage } from './message-page.tsx'

/** A page whose data failed to load, with a button that fetches it again. */
export function LoadTrouble({ title }: { title: string }) {
  const { state, revalidate } = useRevalidator()
  useEffect(() => focusLeft, [])
  return (
    <MessagePage
      title={title}
      picture={{ code: 'HKG-HARBOUR', hasBlind: true }}
      actions={
        <>
          <Button look="main" onClick={() => revalidate()} disabled={state !== 'idle'}>
            Try again
          </Button>
          <ButtonLink look="link" to="/">
            Back to home
          </ButtonLink>
        </>
      }
    >
      <p className="soft">We could not load this page. Please try again.</p>
    </MessagePage>
  )
}

/** The heading or button with focus went with the trouble; the page that came in its place has a heading. */
function focusLeft(): void {
  if (document.activeElement === document.body) focusHeading()
}
