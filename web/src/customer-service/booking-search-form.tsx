import type { CallFailure } from '@layover/api-client'
import { SUPPORT_MAILBOX } from '@layover/site/contact'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { isTooMany } from '../api/use-submit.ts'
import { EmailField } from '../contact-details/email-field.tsx'
import { looksLikeEmail } from '../contact-details/looks-complete.ts'
import { Notice } from '../ui/card/notice.tsx'
import { focusInView } from '../ui/focus-in-view.ts'
import { Button } from '../ui/form/button.tsx'
import { ErrorSummary } from '../ui/form/error-summary.tsx'
import { FormTrouble } from '../ui/form/form-trouble.tsx'
import { TextField } from '../ui/form/text-field.tsx'
import { searchFieldId } from './check-booking-search.ts'
import { useBookingSearch } from './use-booking-search.ts'

/** The search for bookings, then what happens next. It says the same whether or not anything is found (P475). */
export function BookingSearchForm() {
  const [isSent, setSent] = useState(false)
  return isSent ? (
    <SearchSent onAgain={() => setSent(false)} />
  ) : (
    <SearchFields onSent={() => setSent(true)} />
  )
}

function SearchFields({ onSent }: { onSent: () => void }) {
  const { draft, update, visible, failure, submit } = useBookingSearch(onSent)
  const press = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }
  const leave = (id: string, looksComplete: boolean) => () => {
    if (looksComplete) visible.leave(id)
  }
  return (
    <form className="find-booking__form" noValidate onSubmit={press} aria-label="Find my booking">
      <p className="small soft">We will email links to your bookings to the address you booked with.</p>
      <ErrorSummary errors={visible.summary} attempt={visible.attempt} />
      <EmailField
        id={searchFieldId.email}
        value={draft.email}
        error={visible.of(searchFieldId.email)}
        onChange={(email) => update({ email })}
        onBlur={leave(searchFieldId.email, looksLikeEmail(draft.email))}
      />
      <TextField
        id={searchFieldId.reference}
        label="Booking reference (optional)"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={64}
        value={draft.reference}
        error={visible.of(searchFieldId.reference)}
        onChange={(event) => update({ reference: event.target.value })}
        onBlur={leave(searchFieldId.reference, draft.reference.trim().length >= 4)}
      />
      {failure && <SearchTrouble failure={failure} />}
      <Button type="submit" look="solid">
        Email me my booking
      </Button>
    </form>
  )
}

function SearchTrouble({ failure }: { failure: CallFailure }) {
  if (isTooMany(failure)) {
    return (
      <FormTrouble tone="warn">
        You have searched several times in a short time. Please wait an hour, then try again.
      </FormTrouble>
    )
  }
  return (
    <FormTrouble>
      We could not send your search. Please try again, or email{' '}
      <a href={`mailto:${SUPPORT_MAILBOX}`}>{SUPPORT_MAILBOX}</a>.
    </FormTrouble>
  )
}

function SearchSent({ onAgain }: { onAgain: () => void }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => focusInView(ref.current), [])
  return (
    <div ref={ref} role="status" tabIndex={-1} className="find-booking__form">
      <Notice tone="good">
        If we find a booking with this address, an email will arrive within a few minutes. Look in your spam
        folder too.
      </Notice>
      <Button look="link" isInList onClick={onAgain}>
        Search again
      </Button>
    </div>
  )
}
