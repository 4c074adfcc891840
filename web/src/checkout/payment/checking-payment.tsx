import { formatMoney } from '@layover/rules/money'
import { useNavigate } from 'react-router'
import { Summary } from '../../ui/card/summary.tsx'
import { Button } from '../../ui/form/button.tsx'
import { Steps } from '../../ui/page/steps.tsx'
import { useCarriedQuery } from '../../ui/text/carried-query.ts'
import type { CheckoutState } from '../journey/checkout-state.ts'
import { type CheckoutDraft, nextAttempt, withoutPaying } from '../journey/draft.ts'
import { STAGES } from '../journey/journey.ts'
import { failAddress, successAddress } from '../journey/purchase-addresses.ts'
import { CheckingWords, type CheckState, checkingHint } from './checking-words.tsx'
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
    const leaveFor = (address: string, state?: object) => navigate(carry(address), { replace: true, state })
    switch (settlement.kind) {
      case 'paid':
        checkout.isFinished.current = true
        return void leaveFor(successAddress(journey.addresses, settlement), journey.resultState?.(draft))
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
  const check = usePaymentStatus(intent, settle)
  const state = stateOf(check)
  const hint = checkingHint(state)
  const reference = intent?.access?.reference
  const label = reference === undefined ? 'Order number' : 'Booking reference'
  return (
    <main id="main">
      <Steps names={STAGES} current={STAGES.length} />
      <div className="checkout wrap">
        <div className="checkout__main checkout__main--narrow">
          <CheckingWords state={state} label={label.toLowerCase()}>
            {intent && (
              <Summary
                title="Your order"
                details={journey
                  .describe(draft)
                  .filter(Boolean)
                  .map((line) => <div key={line}>{line}</div>)}
                lines={[]}
                totalLabel={state === 'over' ? 'Not confirmed' : 'Being checked'}
                total={formatMoney({ ...intent.price, amount: intent.price.totalAmount })}
              />
            )}
          </CheckingWords>
          {state === 'over' && (
            <Button look="link" onClick={() => keepIntent(undefined)}>
              Book again
            </Button>
          )}
          <p className="soft">
            {hint !== undefined && (
              <>
                {hint}
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

function stateOf({ canPoll, isSlow, hasEnded, order }: ReturnType<typeof usePaymentStatus>): CheckState {
  if (!canPoll) return 'write'
  if (order?.status === 'EXPIRED' && order.mailsOutcome === true) return 'over'
  if (!hasEnded) return isSlow ? 'slow' : 'checking'
  return order?.mailsOutcome === true ? 'mailed' : 'write'
}
