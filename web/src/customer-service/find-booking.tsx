import { Search } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { keepTrying } from '../network/keep-trying.ts'
import { Disclosure } from '../ui/card/disclosure.tsx'
import { Skeleton } from '../ui/page/skeleton.tsx'
import { FIND_BOOKING_PART } from './find-booking-address.ts'
import './find-booking.css'
import { importPart } from '../network/import-part.ts'

/** Loads once it is wanted: few visitors of these pages search for a booking. */
const BookingSearchForm = lazy(async () => {
  const part = await keepTrying('part', () => importPart(() => import('./booking-search-form.tsx')))
  return { default: part.BookingSearchForm }
})

/** 'Find my booking' (P478), closed at first. A link that names it opens it. */
export function FindBooking() {
  const { hash, key } = useLocation()
  const [isOpened, setOpened] = useState(false)
  const ref = useRef<HTMLElement>(null)
  // A second link to it is a new visit: its key differs.
  useEffect(() => {
    const details = ref.current?.querySelector('details')
    if (hash !== `#${FIND_BOOKING_PART}` || !details) return
    details.open = true
    ref.current?.scrollIntoView?.({ block: 'start' })
    details.querySelector('summary')?.focus({ preventScroll: true })
  }, [hash, key])
  return (
    <section ref={ref} id={FIND_BOOKING_PART} className="find-booking" aria-label="Find my booking">
      <Disclosure
        title="Find my booking"
        icon={<Search size={20} aria-hidden />}
        onOpen={() => setOpened(true)}
      >
        {isOpened && (
          <Suspense fallback={<Skeleton shape="text" />}>
            <BookingSearchForm />
          </Suspense>
        )}
      </Disclosure>
    </section>
  )
}
