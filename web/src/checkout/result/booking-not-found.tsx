import type { CallFailure } from '@layover/api-client'
import type { SerializedError } from '@reduxjs/toolkit'
import type { ReactNode } from 'react'
import { useShopHas } from '../../api/use-shop-has.ts'
import { FIND_BOOKING } from '../../customer-service/find-booking-address.ts'
import { reloadWhenOnline, useWhenBack } from '../../network/when-back.ts'
import { Button, ButtonLink } from '../../ui/form/button.tsx'
import { MessagePage } from '../../ui/page/message-page.tsx'
import type { ResultNoun } from '../journey/result-words.ts'
import { BookingCancelled } from './booking-cancelled.tsx'

type Props = {
  head: (title: string) => ReactNode
  noun: ResultNoun
  /** Why it could not be read; absent for one that is not shown under this address. */
  error?: { readonly kind?: CallFailure['kind']; readonly errorCode?: string } | SerializedError
  /** Reads it once more: each time the connection comes back (P461). */
  readAgain?: () => unknown
}

/**
 * The order could not be opened: the link lacks its key, or the connection failed. Neither means that nothing was
 * bought. A booking that was cancelled says so with its key, and not without (P514).
 */
export function BookingNotFound({ head, noun, error = { kind: 'business' }, readAgain }: Props) {
  const isUnknown = 'kind' in error && error.kind === 'business'
  useWhenBack(() => {
    if (!isUnknown) readAgain?.()
  })
  if ('errorCode' in error && error.errorCode === 'ORDER_CANCELLED') return <BookingCancelled head={head} />
  return <NotFound head={head} noun={noun} isUnknown={isUnknown} />
}

function NotFound({ head, isUnknown, noun }: Pick<Props, 'head' | 'noun'> & { isUnknown: boolean }) {
  const hasSearch = useShopHas('order.find')
  const title = isUnknown ? `We cannot find this ${noun}` : `We cannot show your ${noun}`
  return (
    <>
      {head(title)}
      <MessagePage
        title={title}
        picture={{ code: 'LOST-BOOKING' }}
        actions={
          <>
            {isUnknown && hasSearch && (
              <ButtonLink look="main" to={FIND_BOOKING}>
                Find my booking
              </ButtonLink>
            )}
            {isUnknown ? (
              // The same link would fail again.
              <ButtonLink look={hasSearch ? 'outlined' : 'main'} to="/">
                Back to home
              </ButtonLink>
            ) : (
              <Button look="main" onClick={reloadWhenOnline}>
                Try again
              </Button>
            )}
            <ButtonLink look="link" to="/contact-us">
              Contact us
            </ButtonLink>
          </>
        }
      >
        <p className="soft">
          {isUnknown
            ? `This link seems incomplete. Open the original link again. Your ${noun} is safe. Do not pay again.`
            : `We could not reach the server. Your ${noun} is safe. Do not pay again.`}
        </p>
      </MessagePage>
    </>
  )
}
