import { allCalls, type CallDefinition, pathExpression, type StateName } from '@layover/contracts'
import { declinedToken, openInProcess } from '@layover/upstream/in-process'
import type { Mutation } from '../mutation.ts'
import type { Answer, Forward } from '../stub/answer.ts'
import { type StubUpstream, startStub } from '../stub/stub-upstream.ts'

/** The correct upstream, and stubs for its mutations. */
export interface Reference {
  readonly toState: (name: StateName) => Promise<void>
  /** The correct one itself, behind the same server as every mutation of it. */
  readonly correct: () => Promise<StubUpstream>
  readonly mutated: (mutation: Pick<Mutation, 'call' | 'act'>) => Promise<StubUpstream>
  /** A card that this upstream's provider declines. */
  readonly declinedToken: string
  readonly close: () => Promise<void>
}

function callOf(id: string): CallDefinition {
  const call = allCalls.find((each) => each.id === id)
  if (call === undefined) throw new Error(`no call is named ${id}`)
  return call
}

/** Headers of one connection, which the inner request must not repeat. */
const OF_CONNECTION = new Set(['host', 'connection', 'content-length', 'transfer-encoding', 'expect'])

/** Answers state whether a lounge is open now, so a cached one lives no longer than this. */
const CACHED_MS = 60_000

/** Paths of calls that answer the same however the upstream is used: lists of slots, which count holds, are younger. */
const fixedPaths = new Set(
  allCalls.filter(({ ttlSeconds = 0 }) => ttlSeconds * 1000 >= CACHED_MS).map(({ path }) => path),
)

/** Caches the answers of the catalogue over many mutations, since most requests of a check are for it. */
function cached(forward: Forward): Forward {
  const known = new Map<string, Promise<Answer>>()
  let sinceMs = Date.now()
  return async (request) => {
    if (Date.now() - sinceMs > CACHED_MS) {
      known.clear()
      sinceMs = Date.now()
    }
    const { method, url, headers, body } = request
    if (!fixedPaths.has(url.split('?')[0] ?? '')) return await forward(request)
    const key = JSON.stringify([
      method,
      url,
      headers['content-type'],
      headers['content-encoding'],
      body.toString('latin1'),
    ])
    const answer = known.get(key) ?? forward(request)
    known.set(key, answer)
    return await answer
  }
}

/** Opens the reference upstream in this process, on the machine's clock or another. */
export async function openReference(now?: () => Date): Promise<Reference> {
  const { app, toState, close } = await openInProcess(now && { now })
  const forward = cached(async ({ method, url, headers, body }): Promise<Answer> => {
    const passed = Object.entries(headers).filter(([name]) => !OF_CONNECTION.has(name))
    const response = await app.inject({
      method: method as 'GET',
      url,
      headers: Object.fromEntries(passed),
      ...(body.length > 0 && { payload: body }),
    })
    const type = response.headers['content-type']
    return {
      status: response.statusCode,
      headers: { ...(typeof type === 'string' && { 'content-type': type }) },
      body: response.rawPayload,
    }
  })
  return {
    toState,
    correct: async () =>
      await startStub(forward, { isFor: () => false, act: async (request) => await forward(request) }),
    mutated: async ({ call, act }) => {
      const { method, path } = callOf(call)
      const pattern = pathExpression(path)
      const isFor = (request: { method: string; url: string }) =>
        request.method === method && pattern.test(request.url.split('?')[0] ?? '')
      return await startStub(forward, { isFor, act: act() })
    },
    declinedToken,
    close,
  }
}
