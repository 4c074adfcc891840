import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { type Answer, answerOf } from './answer.ts'

type LoaderStore<State> = { dispatch: ThunkDispatch<State, unknown, UnknownAction> }

type Endpoint<State, Argument, Data> = {
  initiate: (
    argument: Argument,
    options: { subscribe: false },
  ) => ThunkAction<PromiseLike<Answer<Data>>, State, unknown, UnknownAction>
}

/** A loader's read: the cached answer where there is one, else a new one. Its failures are those of `answerOf`. */
export function load<State, Argument, Data>(
  { dispatch }: LoaderStore<State>,
  { initiate }: Endpoint<State, Argument, Data>,
  argument: Argument,
): Promise<Data | null> {
  return answerOf(dispatch(initiate(argument, { subscribe: false })))
}
