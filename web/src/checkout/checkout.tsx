import { type ReactNode, type RefObject, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useDispatch } from 'react-redux'
import { useNavigate, useSearchParams } from 'react-router'
import { clearPurchase } from '../session/session-slice.ts'
import { loadSession } from '../session/session-storage.ts'
import { useCarriedQuery } from '../ui/text/carried-query.ts'
import './checkout.css'
// The looks of the parts to come: none of them opens without its own (P496).
import '../contact-details/contact-details.css'
import '../ui/text/numbered-steps.css'
import './result/pass.css'
import './result/pass-print.css'
import type { CardInput } from './card/card.ts'
import { useDiscount } from './discount/use-discount.ts'
import type { CheckoutState } from './journey/checkout-state.ts'
import { type CheckoutDraft, isSettling } from './journey/draft.ts'
import { type Journey, STAGES } from './journey/journey.ts'
import { WithQuote } from './journey/quoted.tsx'
import { useDraft } from './journey/use-draft.ts'
import { stepAfter, stepNumber, walk } from './journey/walk.ts'
import { LeaveGuard } from './leave-guard.tsx'
import { Checking } from './payment/payment-step.tsx'
import { HasDeclinedCard } from './result/declined-card.ts'
import { useIsChange } from './steps/change-from-review.ts'
import { useNextParts } from './use-next-parts.ts'

type Props<D extends CheckoutDraft> = {
  journey: Journey<D>
  /** The result page, if the address has a result; it replaces the step. */
  result?: ReactNode
  /** Makes the page's head; the layout around the checkout provides it. */
  head: (title: string, hasError: boolean) => ReactNode
}

/**
 * One purchase, from cart to result. It stays mounted across steps and result pages, so that a declined card can wait
 * in memory for 'Try again'.
 */
export function Checkout<D extends CheckoutDraft>({ journey, result, head }: Props<D>) {
  const declinedCard = useRef<CardInput | null>(null)
  const isFinished = useRef(false)
  const dispatch = useDispatch()
  const hasResult = result !== undefined
  useForgetOnHide(declinedCard)
  useEffect(() => {
    // Only after the step has unmounted: a step without its draft would fetch another price.
    if (hasResult && isFinished.current) dispatch(clearPurchase(journey.inputInfo))
    isFinished.current = false
  }, [hasResult, journey.inputInfo, dispatch])
  if (hasResult) return <HasDeclinedCard value={declinedCard.current !== null}>{result}</HasDeclinedCard>
  return <CheckoutStep journey={journey} head={head} declinedCard={declinedCard} isFinished={isFinished} />
}

/** A page in the back-forward cache would come back with a declined card still in memory (P45). */
function useForgetOnHide(declinedCard: RefObject<CardInput | null>) {
  const [, drawAnew] = useState(0)
  useEffect(() => {
    const forget = () => {
      declinedCard.current = null
      // The failure page shows whether the card is still in memory.
      flushSync(() => drawAnew((count) => count + 1))
    }
    addEventListener('pagehide', forget)
    return () => removeEventListener('pagehide', forget)
  }, [declinedCard])
}

type StepPageProps<D extends CheckoutDraft> = Omit<Props<D>, 'result'> &
  Pick<CheckoutState<D>, 'declinedCard' | 'isFinished'>

function CheckoutStep<D extends CheckoutDraft>({
  journey,
  head,
  declinedCard,
  isFinished,
}: StepPageProps<D>) {
  const { draft, read, update, updateOnLeaving, keep, keepIntent, restart } = useDraft(journey)
  const discount = useDiscount(journey.resultWords.serviceType)
  const [hasError, setHasError] = useState(false)
  const running = useRunning()
  const [search] = useSearchParams()
  // The loader has redirected by the same rule already; this finds the step to draw.
  const step = walk(journey.steps, draft, search.get('step'))
  const goTo = useGoTo(journey)
  const isChange = useIsChange()
  useEffect(() => {
    if (step.stage !== 'Payment') declinedCard.current = null
  }, [step, declinedCard])
  useNextParts(journey)
  const Step = step.component
  // While the press runs, its form stays. After that, or after a reload, the checking page shows.
  const isChecking = isSettling(draft) && !running.isRunning
  const checkout: CheckoutState<D> = {
    journey,
    step,
    draft,
    read,
    update,
    keep,
    keepIntent,
    discount,
    setHasError,
    declinedCard,
    isFinished,
    isRunning: running.isRunning,
    setRunning: running.setRunning,
    letGo: running.letGo,
    restart: () => {
      discount.restart()
      restart()
      goTo(1)
    },
    goTo: (stage) => goTo(STAGES.indexOf(stage) + 1),
    goOn: (answers) => {
      const next = stepAfter(journey.steps, draft, step)
      const number = isChange ? STAGES.indexOf('Booking review') + 1 : next && stepNumber(next)
      const isLeft = number !== undefined && search.get('step') !== String(number)
      // After two idle hours the first step is drawn at a later one's address: then no navigation draws the next.
      if (answers) isLeft ? updateOnLeaving(answers) : update(answers)
      if (number !== undefined) goTo(number)
    },
  }
  return (
    <WithQuote journey={journey} draft={draft} discount={discount}>
      {head(isChecking ? 'Checking your payment' : step.title, hasError)}
      <LeaveGuard
        isRunning={running.ref}
        isSettling={isSettling(draft)}
        isStored={() => isSettling(journey.restore(loadSession()[journey.inputInfo]))}
        root={journey.addresses.root}
      />
      <Suspense fallback={<main id="main" aria-busy />}>
        {isChecking ? <Checking checkout={checkout} /> : <Step key={step.stage} checkout={checkout} />}
      </Suspense>
    </WithQuote>
  )
}

/** The same fact twice: state for drawing, and a ref for code that must know it before the next drawing. */
function useRunning() {
  const ref = useRef(false)
  const [isRunning, set] = useState(false)
  const setRunning = useCallback((value: boolean) => {
    ref.current = value
    set(value)
  }, [])
  const letGo = useCallback(() => {
    ref.current = false
  }, [])
  return { ref, isRunning, setRunning, letGo }
}

function useGoTo(journey: Pick<Journey<CheckoutDraft>, 'addresses'>) {
  const navigate = useNavigate()
  const carry = useCarriedQuery()
  const [search] = useSearchParams()
  return (step: number) => {
    // A navigation to the same step would add an entry that Back has to pass.
    if (search.get('step') !== String(step)) void navigate(carry(journey.addresses.step(step)))
  }
}
