import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { useNavigate, useSearchParams } from 'react-router'
import { callFailed } from '../api/call-failed.ts'
import { useCarriedQuery } from '../ui/carried-query.ts'
import './checkout.css'
import type { CardInput } from './card/card.ts'
import type { CheckoutState } from './checkout-state.ts'
import { useDiscount } from './discount/use-discount.ts'
import { type CheckoutDraft, isSettling } from './draft.ts'
import type { Journey } from './journey.ts'
import { LeaveGuard } from './leave-guard.tsx'
import { CheckingPayment } from './payment/checking-payment.tsx'
import { useDraft } from './use-draft.ts'
import { useQuote } from './use-quote.ts'
import { stepAfter, stepNumber, walk } from './walk.ts'

type Props<D extends CheckoutDraft> = {
  journey: Journey<D>
  /** `success` or `fail` where the address has a result, whose page is then shown instead of a step. */
  result?: ReactNode
  /** The one function that makes a page's head; the wiring around the checkout owns it. */
  head: (title: string, hasError: boolean) => ReactNode
}

/**
 * One purchase, from cart to result. It stays mounted across its steps and its result pages, so that a declined card
 * can wait here, in memory, for 'Try again'.
 */
export function Checkout<D extends CheckoutDraft>({ journey, result, head }: Props<D>) {
  const keptCard = useRef<CardInput | null>(null)
  if (result !== undefined) return result
  return <CheckoutStep journey={journey} head={head} keptCard={keptCard} />
}

type StepPageProps<D extends CheckoutDraft> = Omit<Props<D>, 'result'> & Pick<CheckoutState<D>, 'keptCard'>

function CheckoutStep<D extends CheckoutDraft>({ journey, head, keptCard }: StepPageProps<D>) {
  const { draft, update, keepIntent, restart } = useDraft(journey)
  const discount = useDiscount(journey.serviceType)
  const { discountCode, discountCodeValid } = discount.data
  const quote = useQuote(journey.calls, {
    ...journey.quoteQuery(draft),
    ...(discountCodeValid && { discountCode }),
  })
  const [hasError, setHasError] = useState(false)
  const running = useRunning()
  const [search] = useSearchParams()
  // The loader has sent the visitor here already; this reads the same answer for what is drawn.
  const step = walk(journey.steps, draft, search.get('step'))
  const goTo = useGoTo(journey)
  useQuoteFailure(quote.failure, discount.drop)
  useEffect(() => {
    if (step.stage !== 'Payment') keptCard.current = null
  }, [step, keptCard])
  const Step = step.component
  // While the press itself still waits, its form stays; afterwards, and after a reload, the page that asks.
  const isChecking = isSettling(draft) && !running.isRunning
  const checkout: CheckoutState<D> = {
    journey,
    step,
    draft,
    update,
    keepIntent,
    quote,
    discount,
    setHasError,
    keptCard,
    isRunning: running.isRunning,
    setRunning: running.setRunning,
    restart: () => {
      restart()
      goTo(1)
    },
    goOn: () => {
      const next = stepAfter(journey.steps, draft, step)
      if (next) goTo(stepNumber(next))
    },
  }
  return (
    <>
      {head(isChecking ? 'Checking your payment' : step.title, hasError)}
      <LeaveGuard isRunning={running.ref} isSettling={isSettling(draft)} path={journey.path} />
      {isChecking ? <CheckingPayment checkout={checkout} /> : <Step key={step.stage} checkout={checkout} />}
    </>
  )
}

/** The same fact twice: for what is drawn, and for those who must know it before the next drawing. */
function useRunning() {
  const ref = useRef(false)
  const [isRunning, set] = useState(false)
  const setRunning = useCallback((value: boolean) => {
    ref.current = value
    set(value)
  }, [])
  return { ref, isRunning, setRunning }
}

function useGoTo(journey: Pick<Journey<CheckoutDraft>, 'path'>) {
  const navigate = useNavigate()
  const carry = useCarriedQuery()
  return (step: number) => void navigate(carry(`${journey.path}?step=${step}`))
}

/** A quote that the discount made fail forgets the discount; any other failure gets the popup (spec §8). */
function useQuoteFailure(
  failure: CheckoutState<CheckoutDraft>['quote']['failure'],
  drop: CheckoutState<CheckoutDraft>['discount']['drop'],
) {
  const dispatch = useDispatch()
  const latestDrop = useRef(drop)
  latestDrop.current = drop
  useEffect(() => {
    if (failure && !latestDrop.current(failure)) dispatch(callFailed(failure))
  }, [failure, dispatch])
}
