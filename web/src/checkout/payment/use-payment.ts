import { useRef } from 'react'
import { useDispatch, useStore } from 'react-redux'
import { useNavigate } from 'react-router'
import { callFailed, type ToldFailure } from '../../api/call-failed.ts'
import { selectSwitchToken, type sessionSlice } from '../../session/session-slice.ts'
import type { SessionState } from '../../session/session-state.ts'
import { useCarriedQuery } from '../../ui/carried-query.ts'
import type { CardReply } from '../card/card-provider.ts'
import type { CardState } from '../card/use-card.ts'
import type { CheckoutState } from '../checkout-state.ts'
import type { CheckoutDraft } from '../draft.ts'
import { type AppDispatch, orderApi } from '../order-api.ts'
import { failAddress, successAddress } from '../result-address.ts'
import type { PaymentOutcome } from './outcome.ts'
import { pay } from './pay.ts'

/** The press of the last button. Its second press while the first runs does nothing at all. */
export function usePayment<D extends CheckoutDraft>(checkout: CheckoutState<D>, card: CardState) {
  const isPressed = useRef(false)
  const conclude = useConclude(checkout, card)
  const store = useStore<{ [sessionSlice.reducerPath]: SessionState }>()
  return async (encrypt: () => Promise<CardReply>): Promise<void> => {
    const { journey, draft, quote, discount, keepIntent, setRunning } = checkout
    const { price } = quote
    if (isPressed.current || !price || draft.intent?.payingSince !== undefined) return
    isPressed.current = true
    setRunning(true)
    const switchToken = selectSwitchToken(store.getState())
    const { discountCode, discountCodeValid } = discount.data
    const terms = { price, ...(discountCodeValid && { discountCode }), ...(switchToken && { switchToken }) }
    const body = journey.orderBody(draft, terms)
    const outcome = await pay({ calls: journey.calls, draft, body, card: encrypt, keep: keepIntent })
    await conclude(outcome)
    isPressed.current = false
  }
}

/** What each outcome does to the page. The CVV goes after every attempt; results replace Payment in history. */
function useConclude<D extends CheckoutDraft>(checkout: CheckoutState<D>, card: CardState) {
  const navigate = useNavigate()
  const carry = useCarriedQuery()
  const dispatch = useDispatch<AppDispatch>()
  const { path } = checkout.journey
  const leaveFor = (address: string) => {
    checkout.letGo()
    return navigate(carry(address), { replace: true })
  }
  return async (outcome: PaymentOutcome): Promise<void> => {
    const left = { ...card.input, cvv: '' }
    card.clearCvv()
    switch (outcome.kind) {
      case 'paid': {
        const { reference, key = '' } = outcome.order
        card.clear()
        await dispatch(orderApi.util.upsertQueryData('order', { reference, key }, outcome.order))
        checkout.isFinished.current = true
        return leaveFor(successAddress(path, outcome.order))
      }
      case 'declined':
        checkout.keptCard.current = left
        return leaveFor(failAddress(path, 'payment'))
      case 'orderRefused':
        return leaveFor(failAddress(path, 'order'))
      case 'priceChanged':
        checkout.quote.refetch()
        break
      case 'cardWrong':
        card.refuse(outcome.errors)
        break
      case 'notReached':
        dispatch(callFailed(failureOf(outcome)))
        break
      case 'unknown':
        card.clear()
    }
    checkout.setRunning(false)
  }
}

/** What the popup is told: the connection, or the card provider's own words where it has some (spec §8). */
function failureOf({ isConnection, message }: Extract<PaymentOutcome, { kind: 'notReached' }>): ToldFailure {
  if (isConnection) return { kind: 'network' }
  return { kind: 'business', errorCode: 'CARD_PROVIDER', ...(message !== undefined && { message }) }
}
