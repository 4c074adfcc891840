import { CircleCheck, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router'
import { useNoteSaved } from '../../network/saved-at.ts'
import { useWhenBack } from '../../network/when-back.ts'
import { keepOrder } from '../../session/order-copies.ts'
import { Notice } from '../../ui/card/notice.tsx'
import { Button } from '../../ui/form/button.tsx'
import { Section } from '../../ui/page/section.tsx'
import { NumberedSteps } from '../../ui/text/numbered-steps.tsx'
import { isFree } from '../journey/price-lines.ts'
import { keyOf } from '../journey/purchase-addresses.ts'
import type { ResultWords } from '../journey/result-words.ts'
import { AddToCalendar } from './add-to-calendar.tsx'
import { BookingElsewhere } from './booking-elsewhere.tsx'
import { BookingNotFound } from './booking-not-found.tsx'
import { MailedNote } from './mailed-note.tsx'
import { NoEntry } from './no-entry.tsx'
import { useOrderQuery } from './order-api.ts'
import { Pending } from './pending.tsx'
import { Receipt } from './receipt.tsx'
import { SavedOnDevice } from './saved-on-device.tsx'
import { ShareLink } from './share-link.tsx'
import './pass.css'
import './pass-print.css'

type Props = {
  /** Makes the page's head; the title depends on the result. */
  head: (title: string) => ReactNode
  words: ResultWords
  /** Shown under the bought goods: the popular lounges, from their feature. */
  after?: ReactNode
}

const PAYING_POLL_MS = 4_000

/** A paid purchase, loaded by the reference and the key in the address: now, after a reload, on any other device. */
export function Confirmation({ head, words, after }: Props) {
  const { noun = 'booking' } = words
  const [search] = useSearchParams()
  const { hash } = useLocation()
  const question = { reference: search.get('ref') ?? '', key: keyOf(hash) }
  const { data: paid, error, refetch, fulfilledTimeStamp } = useOrderQuery(question)
  const order = paid?.order
  useNoteSaved(paid?.savedAt, fulfilledTimeStamp)
  useWhenBack(() => {
    if (paid?.savedAt !== undefined) void refetch()
  })
  const isPaying = order?.status === 'PAYING'
  useOrderQuery(question, { pollingInterval: PAYING_POLL_MS, skip: !isPaying })
  if (order === null) return <BookingElsewhere head={head} reference={question.reference} noun={noun} />
  if (!order && error) return <BookingNotFound head={head} noun={noun} error={error} readAgain={refetch} />
  if (!order) return <Pending head={head} noun={noun} />
  // A lane's pass under the address of lounge passes would seem to open every lounge.
  if ((order.serviceType ?? words.serviceType) !== words.serviceType)
    return paid.path === undefined ? (
      <BookingNotFound head={head} noun={noun} />
    ) : (
      <Navigate replace to={`${paid.path}?${search}${hash}`} />
    )
  const title = isPaying ? 'Almost there' : (words.title?.(order) ?? 'You are booked')
  return (
    <main id="main">
      {head(title)}
      <div className="booked wrap">
        {isPaying ? (
          <Notice tone="warn">
            We are checking your payment. Do not pay again. This page updates automatically.
          </Notice>
        ) : (
          <p className="booked__seal">
            <CircleCheck size={22} strokeWidth={2.25} aria-hidden />
            {isFree(order) ? 'Order confirmed' : 'Payment received'}
          </p>
        )}
        <h1>{title}</h1>
        <p className="soft booked__lead">
          {paid.isAnywhere
            ? `Save this link: it opens your ${noun} on any device.`
            : 'This page opens in this tab only, so print it now.'}
        </p>
        {order.mailsConfirmation && (
          <MailedNote question={question} isCurrent={paid.isAnywhere && paid.savedAt === undefined} />
        )}
        {paid.isAnywhere && !isPaying && (
          <SavedOnDevice listed={order} copy={order} keep={keepOrder} isNew={paid.savedAt === undefined} />
        )}
        <div className="booked__actions">
          <ShareLink title={`Your ${noun} ${order.reference}`} isPrivate={!!words.isPrivate} />
          <Button onClick={() => window.print()}>
            <Printer size={20} aria-hidden />
            Print
          </Button>
        </div>
        <div className="booked__columns">
          <div className="booked__passes">{words.bought(order)}</div>
          <Receipt order={order} noun={noun} />
        </div>
        {!isPaying && (
          <Section title="What happens next" className="booked__next">
            <NumberedSteps steps={words.next(order)} isWide />
            <AddToCalendar order={order} isAnywhere={paid.isAnywhere} />
          </Section>
        )}
        {!isPaying && <NoEntry order={order} service={words.serviceType} />}
        {after}
      </div>
    </main>
  )
}
