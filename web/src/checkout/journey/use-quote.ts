import type { CallFailure } from '@layover/api-client'
import type { SerializedError, ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { type SkipToken, skipToken } from '@reduxjs/toolkit/query/react'
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { failureIn } from '../../api/query-answer.ts'
import type { QuotedPrice } from './quoted-price.ts'

export type Quote = {
  /** The latest price; it stays visible while a newer one loads, until that fails: it is the price of another count. */
  readonly price: QuotedPrice | undefined
  /** Whether the visible price belongs to an older request. */
  readonly isRefreshing: boolean
  readonly failure: CallFailure | undefined
  readonly refetch: () => void
}

type Answered = {
  readonly data?: QuotedPrice | undefined
  readonly error?: CallFailure | SerializedError | undefined
  readonly isFetching: boolean
}

/** A question counts as fetching before it is sent. */
function answered({ data, error, ...state }: Answered & { readonly isUninitialized: boolean }): Answered {
  return { data, error, isFetching: state.isFetching || state.isUninitialized }
}

/** A quiet endpoint without a time to live. */
type QuoteEndpoint<Request, State> = {
  readonly useQuery: (
    request: Request | SkipToken,
    options: { selectFromResult: typeof answered },
  ) => Answered
  readonly initiate: (
    request: Request,
    options: { subscribe: false; forceRefetch: true },
  ) => ThunkAction<unknown, State, unknown, UnknownAction>
}

type DiscountCode = { readonly discountCode?: string }

/** A hook: the price of a draft. `standing` is the price of an existing unpaid order; then nothing is fetched. */
export type UseQuote<Draft> = (draft: Draft, code: DiscountCode, standing: QuotedPrice | undefined) => Quote

/**
 * The price from a purchase's quote call. It is fetched on load and whenever the request changes (the number of
 * passengers, the discount), and at no other time (P113). The shop computes no price.
 *
 * @param requestOf undefined while nothing with a price is chosen; it gets the discount code only while that is valid
 */
export function quotedBy<Draft, Request, State>(
  endpoint: QuoteEndpoint<Request, State>,
  requestOf: (draft: Draft, code: DiscountCode) => Request | undefined,
): UseQuote<Draft> {
  return function useQuote(draft, code, standing) {
    const dispatch = useDispatch<ThunkDispatch<State, unknown, UnknownAction>>()
    const request = standing ? undefined : requestOf(draft, code)
    const { data, error, isFetching } = endpoint.useQuery(request ?? skipToken, {
      selectFromResult: answered,
    })
    const [isLost, setIsLost] = useState(false)
    const hasFailed = error !== undefined
    if (!isFetching && isLost !== hasFailed) setIsLost(hasFailed)
    return {
      price: standing ?? (request && !isLost ? data : undefined),
      isRefreshing: request !== undefined && isFetching,
      failure: isFetching || !request ? undefined : failureIn(error),
      // Once more after a refused order: by then the request may be skipped, which the hook's own refetch refuses.
      refetch: () => {
        if (request) dispatch(endpoint.initiate(request, { subscribe: false, forceRefetch: true }))
      },
    }
  }
}
