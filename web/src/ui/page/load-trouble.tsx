import { useRevalidator } from 'react-router'
import { Button, ButtonLink } from '../form/button.tsx'
import { MessagePage } from './message-page.tsx'

/** A page whose data failed to load, with a button that fetches it again. */
export function LoadTrouble({ title }: { title: string }) {
  const { state, revalidate } = useRevalidator()
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
