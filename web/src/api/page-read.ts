import type { QueryStatus } from '@reduxjs/toolkit/query'
import type { Answer } from './answer.ts'
import { callFailed } from './call-failed.ts'
import type { Api, LateThunk } from './late-query.ts'
import { type Question, type ReadName, type Reply, send, ttlOf } from './reads.ts'

/**
 * A read of a page: from the query cache where that has come, else straight from the server, so that no first view waits
 * for the cache. A failure opens the popup if it has words for it (P77).
 */
export function pageRead<Name extends ReadName>(
  name: Name,
  question: Question<Name>,
): LateThunk<Promise<Answer<Reply<Name>>>> {
  return async (dispatch, getState, { loadedApi, whenIdle }) => {
    const api = loadedApi()
    if (api) {
      const { initiate, select } = endpointOf(api, name)
      // `initiate` would send actions through the whole store while a press waits.
      const { status, data } = select(question)(getState())
      if (status === 'fulfilled' && ttlOf(name) > 0) return { data }
      return await dispatch(initiate(question, { subscribe: false }))
    }
    const { data, error, meta } = await send(name, question)
    if (error && !meta.isQuiet) dispatch(callFailed(error))
    whenIdle(() => void dispatch(keepReply(name, question, data)))
    return { data, error }
  }
}

/** Brings the query cache, and puts a reply into it that came before. */
function keepReply<Name extends ReadName>(
  name: Name,
  question: Question<Name>,
  value: Reply<Name> | undefined,
): LateThunk<Promise<void>> {
  return async (dispatch, getState, { loadApi }) => {
    // The page has what it needs: where the cache does not come, the next read asks for it again.
    const api = await loadApi().catch(() => undefined)
    if (!api || value === undefined || ttlOf(name) === 0) return
    const isKnown = endpointOf(api, name).select(question)(getState()).data !== undefined
    const entry = { endpointName: name, arg: question, value }
    if (!isKnown) dispatch(api.util.upsertQueryEntries([entry as never]))
  }
}

/** The cached reply to a read, if there is one. */
export function cachedReply<Name extends ReadName>(
  name: Name,
  question: Question<Name>,
): LateThunk<Reply<Name> | undefined> {
  return (_dispatch, getState, { loadedApi }) => {
    const api = ttlOf(name) > 0 && loadedApi()
    return api ? endpointOf(api, name).select(question)(getState()).data : undefined
  }
}

/** The part of an endpoint that a read needs; by a name of its own the compiler follows no endpoint's types. */
type Endpoint<Name extends ReadName> = {
  initiate: (
    question: Question<Name>,
    options: { subscribe: false },
  ) => LateThunk<PromiseLike<Answer<Reply<Name>>>>
  select: (question: Question<Name>) => (state: unknown) => { status: `${QueryStatus}`; data?: Reply<Name> }
}

function endpointOf<Name extends ReadName>(api: Api, name: Name): Endpoint<Name> {
  return api.endpoints[name] as unknown as Endpoint<Name>
}
