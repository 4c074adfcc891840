import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { Answer } from './answer.ts'
import type { api } from './api.ts'
import { callFailed } from './call-failed.ts'

export type Api = typeof api

/**
 * The thunks' extra argument. `loadApi` resolves to the query cache once it is in the store, `loadedApi` answers it if it is
 * there already, and `whenIdle` runs a task once the browser has nothing better to do.
 */
export type QueryCache = {
  readonly loadApi: () => Promise<Api>
  readonly loadedApi: () => Api | undefined
  readonly whenIdle: (task: () => void) => void
}

/** A thunk of a page that may run before the query cache has come. */
export type LateThunk<Result> = ThunkAction<Result, unknown, QueryCache, UnknownAction>

/** The dispatch of a component that sends late queries. */
export type LateDispatch = ThunkDispatch<unknown, QueryCache, UnknownAction>

type Endpoint<Argument, Data> = {
  initiate: (
    argument: Argument,
    options: { subscribe: false },
  ) => ThunkAction<PromiseLike<Answer<Data>> & { abort: () => void }, unknown, unknown, UnknownAction>
}

/** Loads the query cache ahead of the first query, so that this one does not wait for it. */
export function loadQueryCache(): LateThunk<Promise<Api>> {
  return (_dispatch, _getState, { loadApi }) => loadApi()
}

/**
 * A query of a page whose first view does without the query cache: the first one loads it. Resolves to undefined when
 * it failed or was aborted; by then the popup is open for a failure that it has words for (P77).
 *
 * @param signal aborts the query with its call; a query that still waits for the cache then sends nothing
 */
export function lateQuery<Argument, Data>(
  endpointOf: (endpoints: Api['endpoints']) => Endpoint<Argument, Data>,
  argument: Argument,
  signal?: AbortSignal,
): LateThunk<Promise<Data | undefined>> {
  return async (dispatch) => {
    const api = await dispatch(loadQueryCache()).catch(() => undefined)
    if (signal?.aborted) return
    // A part of the shop that fails to load counts as no connection: where the frame says so, no popup does (P458).
    if (!api) return void (navigator.onLine && dispatch(callFailed({ kind: 'network' })))
    const query = dispatch(endpointOf(api.endpoints).initiate(argument, { subscribe: false }))
    signal?.addEventListener('abort', () => query.abort())
    const { data, error } = await query
    return error ? undefined : data
  }
}
