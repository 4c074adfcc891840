import { SUPPORT_MAILBOX } from '@layover/site/contact'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Notice } from '../../ui/card/notice.tsx'
import { focusInView } from '../../ui/focus-in-view.ts'
import { WaitingWindow } from '../../ui/page/waiting-window.tsx'

/** How far the check of a payment has come. */
export type CheckState =
  | 'checking'
  /** It takes longer than usual. */
  | 'slow'
  /** It takes too long: the page stops, and the outcome comes by mail. */
  | 'mailed'
  /** The order ended without an outcome. */
  | 'over'
  /** The outcome cannot be fetched, or nobody mails it. */
  | 'write'

const mailbox = <a href={`mailto:${SUPPORT_MAILBOX}`}>{SUPPORT_MAILBOX}</a>

const NOT_KNOWN = 'Do not pay again. The card provider has not told us yet whether your card was charged.'
const STAY = 'This page updates automatically. You can leave it open or come back in this tab.'

const WORDS: Record<
  CheckState,
  { title: string; lead: string; note?: (label: string) => ReactNode; soft?: string }
> = {
  checking: {
    title: 'We are checking your payment',
    lead: `${NOT_KNOWN} This usually takes less than a minute.`,
    soft: STAY,
  },
  slow: {
    title: 'We are checking your payment',
    lead: `${NOT_KNOWN} This is taking longer than usual, and we are still checking.`,
    soft: STAY,
  },
  mailed: {
    title: 'Your payment is not confirmed yet',
    lead: `${NOT_KNOWN} We will email you as soon as we know.`,
    soft: 'You can close this page.',
  },
  over: {
    title: 'Your booking was not confirmed',
    lead: 'We could not confirm your payment, so we have released your booking.',
    note: (label) => (
      <>
        If your statement shows a charge, write to {mailbox} with your {label} for a refund.
      </>
    ),
  },
  write: {
    title: 'Your payment is not confirmed yet',
    lead: NOT_KNOWN,
    note: (label) => (
      <>
        We cannot check it from here. Write to {mailbox} with your {label}.
      </>
    ),
  },
}

type Props = {
  state: CheckState
  /** What the visitor names the order by. */
  label: string
  children: ReactNode
}

/** The title and the words of the checking page; the order stands between them. */
export function CheckingWords({ state, label, children }: Props) {
  const { title, lead, note } = WORDS[state]
  const heading = useRef<HTMLHeadingElement>(null)
  // The page takes the place of the form at the same address, and its button is gone.
  useLayoutEffect(() => focusInView(heading.current), [])
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <div className="checkout__wait">
        {(state === 'checking' || state === 'slow') && <WaitingWindow />}
        <p role="status">{lead}</p>
      </div>
      {children}
      {note && (
        <Notice tone="warn">
          <p>{note(label)}</p>
        </Notice>
      )}
    </>
  )
}

/** What the visitor may do with the page meanwhile. */
export function checkingHint(state: CheckState): string | undefined {
  return WORDS[state].soft
}
