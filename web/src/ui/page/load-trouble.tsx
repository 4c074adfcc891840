import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { Button, ButtonLink } from '../form/button.tsx'
import { focusHeadingIfLost } from './focus-heading.ts'
import { MessagePage } from './message-page.tsx'

/** A page whose data failed to load, with a button that fetches it again. */
export function LoadTrouble({ title }: { title: string }) {
  const { state, revalidate } = useRevalidator()
  // The heading or button with focus goes with this page; the page in its place has a heading.
  useEffect(() => focusHeadingIfLost, [])
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
