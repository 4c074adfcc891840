import { Button, ButtonLink } from '../../ui/button.tsx'
import { MessagePage } from '../../ui/message-page.tsx'

/** The order could not be opened: a link without its key, or the connection. Neither says that nothing was bought. */
export function BookingNotFound({ isUnknown }: { isUnknown: boolean }) {
  return (
    <MessagePage
      title={isUnknown ? 'We cannot find this booking' : 'We cannot show your booking'}
      picture={{ code: 'LOST-BOOKING' }}
      actions={
        <>
          <Button look="main" onClick={() => location.reload()}>
            Try again
          </Button>
          <ButtonLink look="link" to="/contact-us">
            Contact us
          </ButtonLink>
        </>
      }
    >
      <p className="soft">
        {isUnknown
          ? 'The link may be cut off: it ends with a key after a # sign. Your booking is safe. Do not pay again.'
          : 'We could not reach the server. Your booking is safe. Do not pay again.'}
      </p>
    </MessagePage>
  )
}
