import type { CallFailure, Price } from '@layover/api-client'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { JourneyCalls, QuoteRequest } from './journey.ts'

export type Quote = {
  /** The latest price that came; it stays in view while a newer one is on its way. */
  readonly price: Price | undefined
  /** The price on view is not the one for what is asked now. */
  readonly isRefreshing: boolean
  readonly failure: CallFailure | undefined
  readonly refetch: () => void
}

type State = { readonly price?: Price; readonly failure?: CallFailure; readonly answered?: string }

/**
 * The price, asked on load and whenever the number of passengers or the discount changes, and at no other time
 * (spec §4). Every price comes from here; nothing is computed.
 *
 * @param standing the price of an order that stands already: it is the price then, and no other is asked for
 */
export function useQuote(
  calls: JourneyCalls,
  { passengerNumber, networkCode, discountCode }: QuoteRequest,
  standing: Price | undefined,
): Quote {
  const [round, setRound] = useState(0)
  const [state, setState] = useState<State>({})
  const question = JSON.stringify([round, passengerNumber, networkCode, discountCode])
  const isStanding = standing !== undefined
  // A journey made anew of the same place asks by other functions, which is no new question.
  const latest = useRef(calls)
  latest.current = calls
  useEffect(() => {
    // Once that order is gone, the price from before it is an old one.
    if (isStanding) return setState(({ answered: _, ...old }) => old)
    const leaving = new AbortController()
    const request = {
      passengerNumber,
      ...(networkCode && { networkCode }),
      ...(discountCode && { discountCode }),
    }
    void latest.current.quote(request, leaving.signal).then((result) => {
      if (leaving.signal.aborted) return
      setState((old) =>
        result.ok
          ? { price: result.data, answered: question }
          : { ...old, failure: result.failure, answered: question },
      )
    })
    return () => leaving.abort()
  }, [passengerNumber, networkCode, discountCode, question, isStanding])
  const isRefreshing = !isStanding && state.answered !== question
  return {
    price: standing ?? state.price,
    isRefreshing,
    failure: isRefreshing || isStanding ? undefined : state.failure,
    refetch: useCallback(() => setRound((count) => count + 1), []),
  }
}
