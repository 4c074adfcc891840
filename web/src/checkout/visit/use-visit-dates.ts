import { useCallback, useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import { callFailed } from '../../api/call-failed.ts'
import type { VisitCalls, VisitDates } from './visit-calls.ts'

export type DatesState = {
  /** The latest answer; it stays in view while a newer one is on its way. */
  readonly dates: VisitDates | undefined
  readonly hasFailed: boolean
  readonly retry: () => void
}

/** The dates and times for a party, asked when the page opens, when the party changes and after a time was lost. */
export function useVisitDates(calls: VisitCalls, passengerNumber: number): DatesState {
  const dispatch = useDispatch()
  const [round, setRound] = useState(0)
  const [state, setState] = useState<{ dates?: VisitDates; hasFailed: boolean }>({ hasFailed: false })
  useEffect(() => {
    const leaving = new AbortController()
    void calls.dates(passengerNumber, leaving.signal).then((result) => {
      if (leaving.signal.aborted) return
      if (result.ok) return setState({ dates: result.data, hasFailed: false })
      setState((old) => ({ ...old, hasFailed: true }))
      dispatch(callFailed(result.failure))
    })
    return () => leaving.abort()
  }, [calls, passengerNumber, dispatch, round])
  return {
    dates: state.dates,
    hasFailed: state.hasFailed,
    retry: useCallback(() => setRound((count) => count + 1), []),
  }
}
