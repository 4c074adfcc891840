import { useEffect, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { useNavigate } from 'react-router'
import { CONNECTION_ERROR, type PopupText, popupRequested } from '../../api/call-failed.ts'
import { startWait } from '../../api/client.ts'
import { nextTask } from '../../api/next-task.ts'
import { useCarriedQuery } from '../../ui/text/carried-query.ts'
import type { CardReply } from '../card/card-provider.ts'
import type { CheckoutState } from '../journey/checkout-state.ts'
import type { CheckoutDraft } from '../journey/draft.ts'
import { STAGES, type Stage } from '../journey/journey.ts'
import type { PaymentOutcome } from '../journey/outcome.ts'
import { failAddress, successAddress } from '../journey/purchase-addresses.ts'
import { useQuoted } from '../journey/quoted.tsx'
import { declineState } from '../result/decline-state.ts'
import { type AppDispatch, rememberPaid } from '../result/order-api.ts'
import type { CardsAreDown } from './cards-down.tsx'
import { pay } from './pay.ts'
import { type HeldBack, payInTurn } from './pay-in-turn.ts'
import { standingOf } from './standing-of.ts'
import type { CardState } from './use-card.ts'

/** The press of the last button. A second press during the first does nothing. */
export function usePayment<D extends CheckoutDraft>(checkout: CheckoutState<D>, card: CardState) {
  const isPressed = useRef(false)
  const [notCharged, setNotCharged] = useState<NotCharged>()
  const [cardsDown, setCardsDown] = useState<CardsAreDown>()
  const [heldBack, setHeldBack] = useState<HeldBack>()
  const hasLeft = useLeaving()
  const { price, refetch: refetchPrice } = useQuoted()
  const conclude = useConclude(checkout, card, refetchPrice)
  const { isRunning } = checkout
  // From the press to the page that follows: the overlay stays between the calls.
  useEffect(() => (isRunning ? startWait('order') : undefined), [isRunning])
  const start = async (encrypt: () => Promise<CardReply>): Promise<void> => {
    const { journey, draft, discount, keepIntent, setRunning } = checkout
    if (isPressed.current || !price || draft.intent?.payingSince !== undefined) return
    // Between two ticks of a countdown, or in a tab that slept, a press may come before the page shows that the hold
    // is over.
    if (journey.canOrder?.(draft) === false) return
    isPressed.current = true
    setRunning(true)
    setNotCharged(undefined)
    setCardsDown(undefined)
    setHeldBack(undefined)
    try {
      const order = () => {
        const draft = checkout.read()
        return { draft, body: journey.orderBody(draft, { price, ...discount.offer }), price }
      }
      const check = async () => journey.checkAgain?.(checkout)
      const card = once(encrypt)
      const press = async () => {
        setRunning(true)
        // The browser can show the press before the calls.
        await nextTask()
        return pay({ calls: journey.calls, check, order, card, keep: keepIntent })
      }
      const wait = (held: HeldBack) => {
        setHeldBack(held)
        // Nothing is under way meanwhile, so the visitor may leave.
        setRunning(false)
      }
      const outcome = await payInTurn(press, wait, hasLeft())
      setNotCharged(notChargedBy(outcome))
      if (outcome.kind !== 'heldBack') setHeldBack(undefined)
      if (outcome.kind === 'cardsDown') setCardsDown({ until: (await standingOf(outcome.orderNo))?.until })
      await conclude(outcome)
    } catch (fault) {
      // The draft holds the attempt: if a payment was under way, the checking page shows.
      card.clearCvv()
      setRunning(false)
      throw fault
    } finally {
      isPressed.current = false
    }
  }
  return { start, notCharged, cardsDown, heldBack }
}

/** A signal that Payment was left. */
function useLeaving(): () => AbortSignal {
  const leaving = useRef(new AbortController())
  useEffect(() => {
    leaving.current = new AbortController()
    return () => leaving.current.abort()
  }, [])
  return () => leaving.current.signal
}

/** The card is encrypted once: the order that waits for its turn is paid by what was typed. */
function once(encrypt: () => Promise<CardReply>): () => Promise<CardReply> {
  let reply: Promise<CardReply> | undefined
  return () => {
    reply ??= encrypt()
    return reply
  }
}

/** Why the page says that nothing was charged; undefined where it has other words. */
type NotCharged = 'refused' | 'unsent' | undefined

function notChargedBy(outcome: PaymentOutcome): NotCharged {
  if (outcome.kind === 'refused') return 'refused'
  if (outcome.kind !== 'notReached') return undefined
  return outcome.isConnection ? 'unsent' : 'refused'
}

const REVIEW: Stage = 'Booking review'

const TRIED_TOO_OFTEN =
  'You have used all five tries for this order. Nothing was charged. Check your booking, then pay for it as a new order.'

/**
 * The effect of each outcome on the page. The CVV is cleared after every payment that was sent; results replace Payment
 * in history.
 */
function useConclude<D extends CheckoutDraft>(
  checkout: CheckoutState<D>,
  card: CardState,
  refetchPrice: () => void,
) {
  const navigate = useNavigate()
  const carry = useCarriedQuery()
  const dispatch = useDispatch<AppDispatch>()
  const { addresses, resultState } = checkout.journey
  const leaveFor = (address: string, state?: object) => {
    checkout.letGo()
    return navigate(carry(address), { replace: true, state })
  }
  const afterRefusal = async ({ failure, next }: Extract<PaymentOutcome, { kind: 'refused' }>) => {
    if (next === 'orderAgain') dispatch(popupRequested({ message: TRIED_TOO_OFTEN }))
    else if (next === 'payAgain' || !checkout.discount.drop(failure)) dispatch(popupRequested({}))
    if (next === 'payAgain') return
    await leaveFor(addresses.step(STAGES.indexOf(REVIEW) + 1))
  }
  return async (outcome: PaymentOutcome): Promise<void> => {
    const left = { ...card.input, cvv: '' }
    // Where no payment was sent, the visitor need not type it again (P45).
    if (outcome.kind !== 'notReached') card.clearCvv()
    switch (outcome.kind) {
      case 'paid': {
        await rememberPaid(dispatch, outcome.order)
        checkout.isFinished.current = true
        return leaveFor(successAddress(addresses, outcome.order), resultState?.(checkout.read()))
      }
      case 'declined':
        checkout.declinedCard.current = left
        return leaveFor(failAddress(addresses, 'payment'), declineState(outcome.message))
      case 'orderRefused': {
        const mended = checkout.journey.mendRefusal?.(outcome.errorCode, checkout.read())
        if (!mended) return leaveFor(failAddress(addresses, 'order'))
        await leaveFor(addresses.step(STAGES.indexOf(mended.stage) + 1))
        checkout.update(mended.change)
        break
      }
      case 'refused':
        await afterRefusal(outcome)
        break
      case 'priceChanged':
        refetchPrice()
        break
      case 'cardWrong':
        card.refuse(outcome.errors)
        break
      case 'notReached':
        // Without an answer the page's own words are enough (P430).
        if (!outcome.isConnection) dispatch(popupRequested(wordsOf(outcome)))
        else if (outcome.hasAnswered) dispatch(popupRequested(CONNECTION_ERROR))
        break
      case 'unknown':
        card.clear()
    }
    checkout.setRunning(false)
  }
}

/** The card provider's own sentence if there is one (P181), otherwise the popup's. */
function wordsOf({ message }: Extract<PaymentOutcome, { kind: 'notReached' }>): PopupText {
  return message === undefined ? {} : { message }
}
