import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react'
import { useDispatch } from 'react-redux'
import { callFailed } from '../../api/call-failed.ts'
import { isSaidByFrame } from '../../api/query-answer.ts'
import { useGoing } from '../../network/going.ts'
import type { Discount } from '../discount/use-discount.ts'
import type { CheckoutDraft } from './draft.ts'
import type { Journey } from './journey.ts'
import { standingPrice } from './standing-order.ts'
import type { Quote } from './use-quote.ts'

const Quoted = createContext<Quote | undefined>(undefined)

/** The price of the draft. A part that reads it is drawn again when the price comes; the page around it is not. */
export function useQuoted(): Quote {
  const quote = useContext(Quoted)
  if (!quote) throw new Error('No price is asked for around this part.')
  return quote
}

/** Whether the price did not come. A quote is also cancelled for a page to come, and lost only where none came after all. */
export function useIsPriceLost(): boolean {
  const { failure } = useQuoted()
  const { state } = useGoing()
  return failure !== undefined && (failure.kind !== 'aborted' || state === 'idle')
}

type Props<D extends CheckoutDraft> = {
  journey: Journey<D>
  draft: D
  discount: Discount
  children: ReactNode
}

/** Asks for the price of the draft, for the parts inside. */
export function WithQuote<D extends CheckoutDraft>({ journey, draft, discount, children }: Props<D>) {
  const { discountCode } = discount.offer
  const quote = journey.useQuote(
    draft,
    discountCode === undefined ? {} : { discountCode },
    standingPrice(journey, draft, discount.offer),
  )
  useQuoteFailure(quote.failure, discount.drop)
  return <Quoted value={quote}>{children}</Quoted>
}

/**
 * When the discount makes a quote fail, the discount is dropped; any other failure shows the popup (P77, P134), but for a
 * lost connection, which the frame tells (P458).
 */
function useQuoteFailure(failure: Quote['failure'], drop: Discount['drop']) {
  const dispatch = useDispatch()
  const latestDrop = useRef(drop)
  latestDrop.current = drop
  useEffect(() => {
    if (failure && !latestDrop.current(failure) && !isSaidByFrame(failure)) dispatch(callFailed(failure))
  }, [failure, dispatch])
}
