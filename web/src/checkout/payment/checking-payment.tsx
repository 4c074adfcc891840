import { formatMoney } from '@layover/rules/money'
import { useNavigate } from 'react-router'
import { SUPPORT_MAILBOX } from '../../company/outside-links.ts'
import { Notice } from '../../ui/card/notice.tsx'
import { Summary } from '../../ui/card/summary.tsx'
import { Steps } from '../../ui/page/steps.tsx'
import { useCarriedQuery } from '../../ui/text/carried-query.ts'
import type { CheckoutState } from '../journey/checkout-state.ts'
import { type CheckoutDraft, nextAttempt, withoutPaying } from '../journey/draft.ts'
import { STAGES } from '../journey/journey.ts'
import { failAddress, successAddress } from '../journey/purchase-addresses.ts'
import type { Settlement } from './settlement.ts'
import { usePaymentStatus } from './use-payment-status.ts'

/** The only page while the outcome of a payment is unknown (P193). It fetches the order's status until it is final. */
export function CheckingPayment<D extends CheckoutDraft>({ checkout }: { checkout: CheckoutState<D> }) {
  const { journey, draft, keepIntent } = checkout
  const { intent } = draft
  const navigate = useNavigate()
  const carry = useCarriedQuery()
  const settle = (settlement: Settlement) => {
    if (!intent) return
    const leaveFor = (address: string) => navigate(carry(address), { replace: true })
    switch (settlement.kind) {
      case 'paid':
        checkout.isFinished.current = true
        return void leaveFor(successAddress(journey.addresses, settlement))
      case 'declined':
        keepIntent(nextAttempt(intent))
        return void leaveFor(failAddress(journey.addresses, 'payment'))
      case 'expired':
        keepIntent(undefined)
        return void leaveFor(failAddress(journey.addresses, 'order'))
      case 'neverStarted':
        return keepIntent(withoutPaying(intent))
    }
  }
  const { canPoll } = usePaymentStatus(intent, settle)
  const reference = intent?.access?.reference
  const label = reference === undefined ? 'Order number' : 'Booking reference'
  return (
    <main id="main">
      <Steps names={STAGES} current={STAGES.length} />
      <div className="checkout wrap">
        <div className="checkout__main">
          <h1>We are checking your payment</h1>
          <div role="status">
            <p>Do not pay again. The card provider has not told us yet whether your card was charged.</p>
          </div>
          {intent && (
            <Summary
              title="Your order"
              details={journey
                .describe(draft)
                .filter(Boolean)
                .map((line) => <div key={line}>{line}</div>)}
              lines={[]}
              totalLabel="Being checked"
              total={formatMoney({ ...intent.price, amount: intent.price.totalAmount })}
            />
          )}
          {!canPoll && (
            <Notice tone="warn">
              <p>
                We cannot ask from here. Write to <a href={`mailto:${SUPPORT_MAILBOX}`}>{SUPPORT_MAILBOX}</a>{' '}
                with your {label.toLowerCase()}, and we will tell you.
              </p>
            </Notice>
          )}
          <p className="soft">
            {canPoll && (
              <>
                This page goes on by itself. You can leave it open or come back in this tab.
                <br />
              </>
            )}
            {label} <b className="checkout__order">{reference ?? intent?.orderNo}</b>
          </p>
        </div>
      </div>
    </main>
  )
}
