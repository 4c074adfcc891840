import type { CallFailure } from '@layover/api-client'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { QuotedPrice, QuoteQuestion } from './journey.ts'

export type Quote = {
  /** The latest price that came; it stays in view while a newer one is on its way. */
  readonly price: QuotedPrice | undefined
  /** The price on view is not the one for what is asked now. */
  readonly isRefreshing: boolean
  readonly failure: CallFailure | undefined
  readonly refetch: () => void
}

type State = { readonly price?: QuotedPrice; readonly failure?: CallFailure; readonly answered?: string }

/**
 * The price, asked on load and whenever the question changes (the number of passengers, the discount), and at no other
 * time (P113). Every price comes from here; nothing is computed.
 *
 * @param question undefined while there is nothing to ask: then there is no price
 * @param standing the price of an order that stands already: it is the price then, and no other is asked for
 */
export function useQuote(question: QuoteQuestion | undefined, standing: QuotedPrice | undefined): Quote {
  const [round, setRound] = useState(0)
  const [state, setState] = useState<State>({})
  const key = question && `${round} ${question.key}`
  // A journey made anew of the same place asks by other functions, which is no new question.
  const latest = useRef(question)
  latest.current = question
  const isStanding = standing !== undefined
  useEffect(() => {
    // Once that order is gone, the price from before it is an old one.
    if (isStanding) return setState(({ answered: _, ...old }) => old)
    if (key === undefined || !latest.current) return setState({})
    const leaving = new AbortController()
    void latest.current.ask(leaving.signal).then((result) => {
      if (leaving.signal.aborted) return
      setState((old) =>
        result.ok
          ? { price: result.data, answered: key }
          : { ...old, failure: result.failure, answered: key },
      )
    })
    return () => leaving.abort()
  }, [key, isStanding])
  const isRefreshing = !isStanding && state.answered !== key
  return {
    price: standing ?? state.price,
    isRefreshing,
    failure: isRefreshing || isStanding ? undefined : state.failure,
    refetch: useCallback(() => setRound((count) => count + 1), []),
  }
}
